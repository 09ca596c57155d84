import { describe, expect, test } from 'vitest';
import table, { addStrings, stringsOf } from './index.ts';

const loaded = { en: { menuTitle: 'Menu' }, zh: { menuTitle: '菜单' } };

describe('a string', () => {
  test.each([
    ['in both languages', 'menuTitle', loaded, { en: 'Menu', zh: '菜单' }],
    // The other language has not been fetched.
    ['in the language that is there', 'menuTitle', { en: loaded.en }, { en: 'Menu', zh: 'Menu' }],
    // The file could not be had: an odd word is better than no page.
    ['by its name', 'menuTitle', {}, { en: 'menuTitle', zh: 'menuTitle' }],
  ])('%s', (_, key, strings, texts) => {
    expect(stringsOf(key, strings, ['en', 'zh'])).toEqual(texts);
  });

  test('is found where a component brought it', () => {
    addStrings({ 'search.retry': { en: 'Retry', zh: '重试' } });
    expect(table['search.retry']).toEqual({ en: 'Retry', zh: '重试' });
  });
});
