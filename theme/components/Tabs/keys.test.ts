import { expect, test } from 'vitest';
import { tabIndexAfterKey } from './keys.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0], // wraps at the end
  ['ArrowLeft', 1, 3, 0],
  ['ArrowLeft', 0, 3, 2], // wraps at the start
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0], // a single tab stays
  ['Tab', 0, 3, null], // leaves the list, as everywhere
  ['ArrowDown', 0, 3, null], // scrolls the page
])('%s on tab %i of %i goes to %s', (key, index, count, expected) => {
  expect(tabIndexAfterKey(key, index, count)).toBe(expected);
});
