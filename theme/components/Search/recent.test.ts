import { afterEach, describe, expect, test, vi } from 'vitest';
import { addRecent, readRecent, writeRecent } from './recent.ts';

const page = (name: string) => ({ title: name, link: `/${name}` });
const store = (items: Record<string, string>) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    items[key] = value;
  },
  removeItem: (key: string) => {
    delete items[key];
  },
});
const closed = () => {
  throw new Error('closed');
};
afterEach(() => vi.unstubAllGlobals());

describe('addRecent', () => {
  test('puts a page first, once, and keeps five', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map(page);
    expect(
      addRecent(pages, page('c'))
        .map(({ title }) => title)
        .join(''),
    ).toBe('cabde');
    expect(
      addRecent(pages, page('f'))
        .map(({ title }) => title)
        .join(''),
    ).toBe('fabcd');
  });
});

describe('readRecent', () => {
  test.each([
    ['pages', JSON.stringify([page('a')]), ['a']],
    ['more than five', JSON.stringify([...'abcdefg'].map(page)), ['a', 'b', 'c', 'd', 'e']],
    ['no list', '{}', []],
    ['no JSON', '[', []],
    ['other things in the list', JSON.stringify([1, null, { title: 'a' }, page('b')]), ['b']],
    ['a link off the site', JSON.stringify([{ title: 'a', link: '//example.com' }]), []],
    ['a script', JSON.stringify([{ title: 'a', link: 'javascript:1' }]), []],
    ['nothing', undefined, []],
  ])('of %s', (_, stored, titles) => {
    vi.stubGlobal(
      'localStorage',
      store(stored === undefined ? {} : { 'search-recent.en': stored }),
    );
    expect(readRecent('en').map(({ title }) => title)).toEqual(titles);
  });

  test('a storage that throws holds nothing, and takes nothing', () => {
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    expect(readRecent('en')).toEqual([]);
    expect(() => writeRecent('en', [page('a')])).not.toThrow();
  });
});

test('an empty list leaves nothing behind', () => {
  const items: Record<string, string> = {};
  vi.stubGlobal('localStorage', store(items));
  writeRecent('zh', [page('a')]);
  expect(Object.keys(items)).toEqual(['search-recent.zh']);
  writeRecent('zh', []);
  expect(items).toEqual({});
});
