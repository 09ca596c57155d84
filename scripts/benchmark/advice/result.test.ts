import { expect, test } from 'vitest';
import { adviceData } from './result.mjs';

test('the data holds the median of each case', () => {
  const data = adviceData({
    majors: { '2': { versions: {}, raw: { build: [3, 1, 2.004] } } },
    components: 10,
    runs: 3,
    date: '2026-01-01',
    machine: {},
  });
  expect(data.majors['2']?.medians).toEqual({ build: 2 });
});
