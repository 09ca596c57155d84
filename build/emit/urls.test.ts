import { describe, expect, test } from 'vitest';
import { isFileLink, markdownPath, picturePath } from '../../src/pagePaths.ts';
import { urlOf, withoutLanguage } from './urls.ts';

describe.each([
  ['/', '/', '/index.md', '/og/index.png'],
  ['/zh/', '/', '/zh/index.md', '/og/zh/index.png'],
  ['/config/', '/config/', '/config/index.md', '/og/config/index.png'],
  ['/zh/config/mode', '/config/mode', '/zh/config/mode.md', '/og/zh/config/mode.png'],
  // A path that begins like the prefix of a language has none.
  ['/zhuyin', '/zhuyin', '/zhuyin.md', '/og/zhuyin.png'],
])('%s', (routePath, path, copy, image) => {
  test('has its path, Markdown copy and picture', () => {
    expect(withoutLanguage(routePath)).toBe(path);
    expect(markdownPath(routePath)).toBe(copy);
    expect(picturePath(routePath)).toBe(image);
  });
});

test('a URL has origin and base', () => {
  expect(urlOf('https://docs.example/rsbuild/', '/zh/')).toBe('https://docs.example/rsbuild/zh/');
});

test.each([
  ['/options.json', true],
  ['/config/mode.md?x=1', true],
  ['/config/mode.html#a', false], // a page
  ['/guide/v1.0', false], // a version is no extension
  ['https://a.example/b.zip', false], // another site
  ['#a.b', false],
])('%s is a file: %s', (href, isFile) => {
  expect(isFileLink(href)).toBe(isFile);
});
