import { describe, expect, test } from 'vitest';
import { canonicalPath, currentMark, isSamePath, isWithin, translatedPath } from './paths.ts';

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/index', '/'],
    ['/guide/start/', '/guide/start'],
    ['/guide/start/index', '/guide/start'],
    ['/guide/start/index.html', '/guide/start'],
    ['/config/mode.html', '/config/mode'],
    ['/Config/Mode', '/config/mode'],
    ['/config/mode?x=1#y', '/config/mode'],
    // The word stays when it is not the file name.
    ['/guide/reindex', '/guide/reindex'],
  ])('%s → %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

test('the same page has several paths', () => {
  expect(isSamePath('/config/', '/config/index.html')).toBe(true);
  expect(isSamePath('/config/', '/config/mode')).toBe(false);
});

describe('isWithin', () => {
  test.each([
    ['/config', '/config/mode', true],
    ['/config/', '/config', true],
    // A prefix ends at a slash.
    ['/config', '/configuration', false],
    ['/', '/anything', true],
    ['/zh', '/zh', true],
    ['/zh', '/zhuyin', false],
  ])('%s holds %s: %s', (folder, path, within) => {
    expect(isWithin(folder, path)).toBe(within);
  });
});

describe('currentMark', () => {
  test.each([
    ['the linked page', { link: '/config/' }, '/config', 'page'],
    ['below the link', { link: '/config/' }, '/config/mode', 'true'],
    ['elsewhere', { link: '/config/' }, '/guide/start/', undefined],
    ['pattern', { link: '/guide/start/', activeMatch: '^/guide/' }, '/guide/faq/hmr', 'true'],
    ['the pattern replaces the prefix', { link: '/a/', activeMatch: '^/b/' }, '/a/c', undefined],
    ['malformed pattern', { link: '/a/', activeMatch: '(' }, '/a/c', undefined],
    ['a link home is not every page', { link: '/' }, '/guide/', undefined],
    ['an item below', { items: [{ link: '/x' }] }, '/x', 'true'],
    ['external', { link: 'https://example.com/guide' }, '/guide', undefined],
    ['no link at all', {}, '/guide', undefined],
  ])('%s', (_case, item, path, mark) => {
    expect(currentMark(item, path)).toBe(mark);
  });
});

describe('translatedPath', () => {
  const routes = new Set([
    '/',
    '/zh',
    '/config',
    '/zh/config',
    '/config/mode',
    '/zh/config/mode',
    '/guide/rem',
    '/zhuyin',
  ]);
  test.each([
    ['/config/mode', 'en', 'zh', '/zh/config/mode'],
    ['/zh/config/mode', 'zh', 'en', '/config/mode'],
    ['/config/', 'en', 'zh', '/zh/config/'],
    ['/', 'en', 'zh', '/zh/'],
    ['/zh/', 'zh', 'en', '/'],
    ['/zh', 'zh', 'en', '/'],
    // The page itself.
    ['/zh/config/', 'zh', 'zh', '/zh/config/'],
    // A page without a translation leads home.
    ['/guide/rem', 'en', 'zh', '/zh/'],
    ['/404', 'zh', 'en', '/'],
    // A path that only begins like a language.
    ['/zhuyin', 'zh', 'en', '/zhuyin'],
  ])('%s from %s to %s is %s', (path, current, target, translated) => {
    expect(translatedPath(path, { current, target, default: 'en' }, routes)).toBe(translated);
  });
});
