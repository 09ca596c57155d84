import { expect, test } from 'vitest';
import { joinLines } from './joinLines.ts';

test.each([
  ['one line', undefined], // the browser pastes it as it is
  ['one\ntwo', 'one ⏎ two'],
  ['one\r\n\r\ntwo\n', 'one ⏎ two'], // as Windows writes it, with an empty line
  ['\n', ''],
])('%j becomes %j', (text, expected) => {
  expect(joinLines(text)).toBe(expected);
});
