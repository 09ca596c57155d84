import { expect, test } from 'vitest';
import { hiddenParts } from './hiddenParts.ts';

test.each([
  ['?navbar=0', ['navbar']],
  ['?sidebar=0&footer=0', ['sidebar', 'footer']],
  ['?outline=1', []], // only 0 hides
  ['?navbar=', []],
  ['?navbar=00', []],
  ['', []],
  ['?x=50%', []], // malformed queries hide nothing and break nothing
])('%s hides %j', (search, expected) => {
  expect(hiddenParts(search)).toEqual(expected);
});
