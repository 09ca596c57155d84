import { expect, test } from 'vitest';
import { markdownCode } from './markdownCode.mjs';

test.each([
  ['auto', '`auto`'],
  ['a `b` c', '``a `b` c``'],
  ['``', '``` `` ```'],
  // A backtick at an end would be one of the fence.
  ['`a` b', '`` `a` b ``'],
  ['a `b`', '`` a `b` ``'],
])('%s', (text, expected) => {
  expect(markdownCode(text)).toBe(expected);
});
