import { expect, test } from 'vitest';
import { adviceData } from './result.mjs';

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
