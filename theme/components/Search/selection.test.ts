import { expect, test } from 'vitest';
import type { PageResult } from '../../../src/search/types.ts';
import { firstChoice, moveSelection } from './selection.ts';

const held = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0], // round the end
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  // Where nothing is selected, these move the cursor in the text.
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['Tab', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined], // an empty list has nothing to select
])('%s from %i of %i', (key, at, count, expected) => {
  expect(moveSelection({ key, ...held }, at, count)).toBe(expected);
});

test.each(Object.keys(held))('an arrow with %s belongs to the text', (modifier) => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(moveSelection({ key, ...held, [modifier]: true }, 1, 3)).toBeUndefined();
  }
});

/** Pages with hits that are the query, or are not. */
const pages = (...hits: boolean[][]) =>
  hits.map((exact) => ({ hits: exact.map((isExact) => ({ isExact })) })) as PageResult[];

test.each([
  ['nothing found', pages(), -1],
  ['no heading is the query', pages([false, false], [false]), 0],
  ['a heading of the first page is', pages([false, false, true]), 2],
  ['one of another page is: the first answers better', pages([false], [false, true]), 0],
])('%s', (_, found, expected) => {
  expect(firstChoice(found)).toBe(expected);
});
