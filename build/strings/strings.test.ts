import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupOf } from './groups.mjs';
import { pluginStrings } from './index.ts';
import { stringsOfGroup } from './loader.mjs';

const text = { en: 'A', zh: '甲' };

test('every page has the strings of no group that i18n.json names', async () => {
  const own = { menuTitle: text, 'search.retry': text, 'build.site.description': text };
  const all = { ...own, editLinkText: text };
  const utils = { addPlugin() {}, removePlugin() {} };
  const config = await pluginStrings(own).config?.({ lang: 'en' }, utils, false);
  const source = config?.i18nSource;
  expect(config).toEqual({ lang: 'en', i18nSource: expect.any(Function) });
  expect(typeof source === 'function' && (await source(all))).toEqual({ menuTitle: text });
});

test('the default title of an overview is on every page: its list alone is not', () => {
  expect(groupOf('overview.defaultTitle')).toBeUndefined();
  expect(groupOf('overview.filter')).toBe('overview');
});

test('a group has its strings, and must exist', () => {
  const strings = { menuTitle: text, 'search.retry': text };
  expect(stringsOfGroup(strings, 'search')).toEqual({ 'search.retry': text });
  expect(() => stringsOfGroup(strings, 'nothing')).toThrow("group 'nothing'");
});

test('Rspress still reads the strings from the object that a group is added to', () => {
  const entry = import.meta.resolve('@rspress/core');
  const hook = readFileSync(fileURLToPath(new URL('runtime/hooks/useI18n.js', entry)), 'utf8');
  expect(hook).toMatch(/^import \w+ from "virtual-i18n-text";$/m);
});
