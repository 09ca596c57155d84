import { expect, it } from 'vitest';
import { hasMessage } from './printed.ts';

it.each([
  ['with values', 'error   Port 3000 is occupied', 'Port {port} is occupied', true],
  ['in colors', 'Port \u001b[33m3000\u001b[39m is occupied', 'Port {port} is occupied', true],
  ['in a frame', '  ╰─▶   × Error: It has\n        │ failed twice', 'It has\nfailed twice', true],
  ['with signs of patterns', 'a (b) [c]?', 'a (b) [{x}]?', true],
  ['but not another', 'Port 3000 is free', 'Port {port} is occupied', false],
])('finds a message %s', (_, text, template, expected) => {
  expect(hasMessage(text, template)).toBe(expected);
});
