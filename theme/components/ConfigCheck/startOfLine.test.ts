import { expect, test } from 'vitest';
import { startOfLine } from './startOfLine.ts';

const text = 'first\nsecond\n\nlast';

test.each([
  [1, 'first'],
  [2, 'second'],
  [3, ''],
  [4, 'last'],
])('line %i starts with %j', (line, content) => {
  expect(text.slice(startOfLine(text, line)).split('\n')[0]).toBe(content);
});
