import { expect, test } from 'vitest';
import { moveSelection } from './selection.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0], // round the end
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined], // an empty list has nothing to select
])('%s from %i of %i', (key, at, count, expected) => {
  expect(moveSelection(key, at, count)).toBe(expected);
});
