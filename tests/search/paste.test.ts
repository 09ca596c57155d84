import { expect, test } from 'vitest';
import { longestQuery } from '../../src/search/constants.ts';
import { readText, withoutRunner } from '../../src/search/paste.ts';
import { piecesOf } from '../../src/search/text.ts';

const words = (typed: string) => piecesOf(readText(typed).text).join(' ');

test.each([
  // A question is not changed, except for paths on the reader's machine.
  ['forward /api to the backend', 'forward api to the backend'],
  ['@/ import not found', '@/ import not found'],
  ['/config/output/dist-path', 'config/output/dist-path'], // nothing but a path
  ['why is /home/me/shop/src/index.ts empty', 'why is empty'],
  // Prefixes of tools and browsers.
  ['error   Cannot find config file', 'Cannot find config file'],
  ['[rsbuild:config] Unknown option `--prot`', 'Unknown option prot'],
  ['Uncaught (in promise) ChunkLoadError: Loading chunk 4 failed', 'Loading chunk 4 failed'],
  ['\u001b[31mwarn\u001b[39m    Critical dependency', 'Critical dependency'],
  ['[31mwarn[39m    Critical dependency', 'Critical dependency'], // the clipboard lost a character
  // Paths, URLs, positions; only configuration files are kept.
  ["error: Can't resolve './Button' in 'C:\\work\\shop\\src'", 'Can t resolve in'],
  [
    'Error: Failed to load file with jiti: /repo/web/rsbuild.config.ts',
    'Failed to load file with jiti rsbuild.config.ts',
  ],
  ['Error: failed (https://shop.example/a.js:12:40)', 'failed'],
  // Several lines: the one with the message, without stack frames and code frames.
  [
    'start   building\nerror   Build failed.\n    at run (/a/b.js:1:2)\n  3 │ @use "vars";\n    │ ^^^^',
    'Build failed',
  ],
  // Prefixes that a runner of several commands adds to each line.
  [
    'web:build: start\nweb:build: error   Build failed.\nweb:build:     at a.js:1:2',
    'Build failed',
  ],
  ['[0] start\n[0] error   Build failed.', 'Build failed'],
  ['api-1  | start\napi-1  | error   Build failed.', 'Build failed'],
  ['@shop/web build: start\n@shop/web build: error   Build failed.', 'Build failed'],
  [
    'ready   built\n\nModule not found: x ⏎     at eval (webpack-internal:///./a.js:1:5)',
    'Module not found x',
  ],
])('%j says %j', (typed, expected) => {
  expect(words(typed)).toBe(expected);
});

test.each([
  ['[0] a\n[0]\n[0] b', 'a\n\nb'],
  ['web:build: a\nother\nweb:build: b\n\n\n', 'a\nother\nb\n\n\n'],
  ['x | a\nb\nc\nx | d', 'a\nb\nc\nd'],
  // A message may begin alike.
  ['[0] only one\n', '[0] only one\n'],
  ['x | a\ny | b\nz', 'x | a\ny | b\nz'],
  ['x | a\nb\nc\nd\nx | e', 'x | a\nb\nc\nd\nx | e'],
])('without the prefixes of a runner, %j is %j', (text, expected) => {
  expect(withoutRunner(text)).toBe(expected);
});

test('of several lines, the first message and two that follow it count', () => {
  const pasted = readText("error a\nerror TypeError: B 'Xy' fails\none\ntwo\nthree");
  expect(pasted).toEqual({
    text: "a\nB 'Xy' fails\none",
    isPasted: true,
    values: new Set(['xy']),
  });
  expect(readText(`error ${'a '.repeat(400)}`).text).toHaveLength(494);
});

test.each([
  ['a'.repeat(80), false],
  ['a'.repeat(81), true],
  ['a\nb', true],
  [' a\n', false],
])('%j is pasted: %s', (text, isPasted) => {
  expect(readText(text).isPasted).toBe(isPasted);
});

test('a text with colors of a terminal is pasted, however it begins', () => {
  expect(readText('Port \u001b[33m3000\u001b[39m is taken').isPasted).toBe(true);
  expect(readText('Port 3000 is taken').isPasted).toBe(false);
});

test('what a message quotes is a value, and an apostrophe quotes nothing', () => {
  const { isPasted, values } = readText("error Can't resolve '@/utils/request' and don't");
  expect(isPasted).toBe(true);
  expect([...values]).toEqual(['utils/request']);
  expect(readText("can't find 'react'")).toMatchObject({ isPasted: false });
});

test('a text that is too long is cut', () => {
  const { text, isPasted } = readText(`word ${'x'.repeat(longestQuery)} end`);
  expect(isPasted).toBe(true);
  expect(text).not.toContain('end');
});
