import { expect, test } from 'vitest';
import { adviceData, cpuSeconds } from './result.mjs';

test.each([
  ['0m0.00s 0m0.01s\n0m1.25s 0m0.10s\n', 1.35], // the children, user and system
  ['0m0.001s 0m0.001s\n1m2.5s 0m0.25s', 62.75], // minutes
])('the processor time in %j is %f', (times, expected) => {
  expect(cpuSeconds(times)).toBe(expected);
});

test('other output is an error', () => {
  expect(() => cpuSeconds('no times')).toThrow("no times in 'no times'");
});

test('the data holds the median of each case', () => {
  const data = adviceData({
    raw: { build: [3, 1, 2.004] },
    components: 10,
    runs: 3,
    date: '2026-01-01',
    versions: {},
    machine: {},
  });
  expect(data.medians).toEqual({ build: 2 });
});
