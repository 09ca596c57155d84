import { expect, it } from 'vitest';
import { hasMessage } from './printed.ts';

it.each([
  ['with values', 'error   Port 3000 is occupied', 'Port {port} is occupied', true],
  ['in colors', 'Port \u001b[33m3000\u001b[39m is occupied', 'Port {port} is occupied', true],
  ['in a frame', '  ╰─▶   × Error: It has\n        │ failed twice', 'It has\nfailed twice', true],
  ['with signs of patterns', 'a (b) [c]?', 'a (b) [{x}]?', true],
  ['with all signs of patterns', 'a.b*c+d?e^f$g|h]i\\j(k)', 'a.b*c+d?e^f$g|h]i\\j({x})', true],
  ['but none that a dot would match', 'a-b', 'a.b', false],
  ['but none that a star would match', 'aab', 'a*b', false],
  ['with spaces around it', 'x a b', ' a\n b\n', true],
  ['but no word that is divided by colors', 'a\u001b[1mb', 'a b', false],
  ['but not another', 'Port 3000 is free', 'Port {port} is occupied', false],
])('finds a message %s', (_, text, template, expected) => {
  expect(hasMessage(text, template)).toBe(expected);
});
