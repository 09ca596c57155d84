import { expect, test } from 'vitest';
import { median, percentile } from './statistics.mjs';

test.each([
  [[3], 3],
  [[5, 1, 3], 3], // order does not matter
  [[4, 1, 3, 2], 2.5], // even count: mean of the middle two
])('the median of %j is %f', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0.5, 9],
  [0.75, 10],
  [0.8, 100],
  [1, 100],
])('%f of all values are at most %i', (share, expected) => {
  expect(percentile([10, 9, 100, 8], share)).toBe(expected);
});

test('there is no median or percentile of nothing', () => {
  expect(() => median([])).toThrow('no value');
  expect(() => percentile([], 0.5)).toThrow('no value');
});
