import { expect, test } from 'vitest';
import { filePath, isFileLink, markdownPath, picturePath } from './pagePaths.ts';

test.each([
  ['/', '/index'],
  ['/config/', '/config/index'],
  ['/zh/config/mode', '/zh/config/mode'],
])('the files of %s are called %s', (routePath, file) => {
  expect(filePath(routePath)).toBe(file);
  expect(markdownPath(routePath)).toBe(`${file}.md`);
  expect(picturePath(routePath)).toBe(`/og${file}.png`);
});

test.each([
  ['/options.json', true],
  ['/a/b.MD#c', true],
  ['/a.md?b', true],
  ['/a.b1', true],
  ['/a.htmlx', true],
  ['/a.html', false],
  ['/a.html#b', false],
  ['/a.b/c', false],
  ['/guide/v1.2', false],
  ['/config/mode#a.b c', false],
  ['/config/mode', false],
  ['a.md', false],
  ['https://a.example/b.md', false],
])('%s leads to a file: %s', (href, expected) => {
  expect(isFileLink(href)).toBe(expected);
});
