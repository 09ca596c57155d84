import { expect, test } from 'vitest';
import { median } from './statistics.mjs';

test.each([
  [[3], 3],
  [[5, 1, 3], 3], // order does not matter
  [[4, 1, 3, 2], 2.5], // even count: mean of the middle two
])('the median of %j is %f', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no value');
});
