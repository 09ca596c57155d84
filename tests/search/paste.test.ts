import { expect, test } from 'vitest';
import { longestQuery } from '../../src/search/constants.ts';
import { readText } from '../../src/search/paste.ts';
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

test('a text with colors of a terminal is pasted, however it begins', () => {
  expect(readText('Port \u001b[33m3000\u001b[39m is taken').isPasted).toBe(true);
  expect(readText('Port 3000 is taken').isPasted).toBe(false);
});

test('what a message quotes is a value, and an apostrophe quotes nothing', () => {
  const { isPasted, values } = readText("error Can't resolve '@/utils/request' and don't");
  expect(isPasted).toBe(true);
  expect([...values]).toEqual(['utils/request']);
  expect(readText("can't find 'react'")).toMatchObject({ isPasted: false, message: '' });
});

test('the message keeps what precedes it, for headings that name it', () => {
  expect(readText("Uncaught SyntaxError: Unexpected token '<'").message).toBe(
    'uncaught syntaxerror unexpected token',
  );
});

test('a text that is too long is cut', () => {
  const { text, isPasted } = readText(`word ${'x'.repeat(longestQuery)} end`);
  expect(isPasted).toBe(true);
  expect(text).not.toContain('end');
});
