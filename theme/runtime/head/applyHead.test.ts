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
