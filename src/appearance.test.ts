import { expect, test } from 'vitest';
import { parseAppearance } from './appearance.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  ['Dark', 'auto'],
  ['', 'auto'],
  [null, 'auto'],
])('%j is read as %s', (stored, choice) => {
  expect(parseAppearance(stored)).toBe(choice);
});
