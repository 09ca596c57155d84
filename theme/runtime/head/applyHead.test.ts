import { describe, expect, it } from 'vitest';
import { applyHead, type HeadDocument } from './applyHead.ts';

/** A document in a language, which notes each time that one is set. */
function documentIn(lang: string) {
  const set: string[] = [];
  const documentElement = {
    get lang() {
      return set.at(-1) ?? lang;
    },
    set lang(next: string) {
      set.push(next);
    },
  };
  const target = { documentElement, title: '', head: { querySelectorAll: () => [] } };
  return { set, target: target as unknown as HeadDocument };
}

describe('applyHead', () => {
  it.each([
    ['en', 'en', []],
    ['en', 'zh', ['zh']],
    ['en', undefined, []],
  ])('of a document in %s, for a page in %s, sets the languages %j', (before, lang, expected) => {
    const { set, target } = documentIn(before);
    applyHead(target, { htmlAttrs: { lang }, title: 'A page' });
    expect(set).toEqual(expected);
    expect(target.title).toBe('A page');
  });
});

/** A document whose head holds these elements, by their attributes. */
function documentWith(...metas: Record<string, string>[]) {
  const all: FakeMeta[] = [];
  class FakeMeta {
    constructor(readonly attributes: Record<string, string> = {}) {}
    setAttribute(name: string, value: string) {
      this.attributes[name] = value;
    }
    remove() {
      all.splice(all.indexOf(this), 1);
    }
  }
  all.push(...metas.map((attributes) => new FakeMeta(attributes)));
  const find = (selector: string) => {
    const [, name = '', value] = /^meta\[([\w-]+)(?:="([^"]*)")?\]$/.exec(selector) ?? [];
    return all.filter(({ attributes }) =>
      value === undefined ? name in attributes : attributes[name] === value,
    );
  };
  const target = {
    documentElement: { lang: 'en' },
    createElement: () => new FakeMeta(),
    head: {
      querySelector: (selector: string) => find(selector)[0] ?? null,
      querySelectorAll: (selector: string) => [...find(selector)],
      appendChild(meta: FakeMeta) {
        all.push(meta);
        return meta;
      },
    },
  };
  const texts = () =>
    all.map(({ attributes: { name, property, content } }) => `${name ?? property}: ${content}`);
  return { target: target as unknown as HeadDocument, texts };
}

it('each page has its own descriptions, and what is not of a page stays', () => {
  const { target, texts } = documentWith(
    { name: 'viewport', content: 'wide' },
    { name: 'description', content: 'Of the file.' },
  );
  const description = (content: string) => ({ name: 'description', content });
  applyHead(target, {
    meta: [description('Of a.'), { property: 'og:type', content: 'article' }, undefined],
  });
  expect(texts()).toEqual(['viewport: wide', 'description: Of a.', 'og:type: article']);
  applyHead(target, { meta: [description('Of b.')] });
  expect(texts()).toEqual(['viewport: wide', 'description: Of b.']);
  applyHead(target, {});
  expect(texts()).toEqual(['viewport: wide']);
});
