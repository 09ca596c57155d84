import { describe, expect, test } from 'vitest';
import { stringFiles } from './languageStrings.ts';
import { stringsOfGroup } from './string-group-loader.mjs';

const strings = {
  menuTitle: { en: 'Menu', zh: '菜单' },
  'search.retry': { en: 'Retry', zh: '重试' },
};

describe('the file of a language', () => {
  const [en, zh] = stringFiles(strings, ['en', 'zh']);

  test('holds its strings, but those of a group', () => {
    const page: { siteStrings?: object } = {};
    for (const file of [en, zh]) new Function('self', file?.code ?? '')(page);
    expect(page.siteStrings).toEqual({ en: { menuTitle: 'Menu' }, zh: { menuTitle: '菜单' } });
  });

  test('has another name when a string changes, and the same when none does', () => {
    const changed = stringFiles({ ...strings, menuTitle: { en: 'Menus', zh: '菜单' } }, [
      'en',
      'zh',
    ]);
    expect(en?.name).toMatch(/^static\/js\/strings\.en\.[0-9a-f]{8}\.js$/);
    expect(changed[0]?.name).not.toBe(en?.name);
    expect(changed[1]?.name).toBe(zh?.name);
  });
});

describe('a group of strings', () => {
  test('is in every language', () => {
    expect(stringsOfGroup(strings, 'search')).toEqual({ 'search.retry': strings['search.retry'] });
  });

  test('that nobody knows is an error', () => {
    expect(() => stringsOfGroup(strings, 'serach')).toThrow("of the group 'serach'");
  });
});
