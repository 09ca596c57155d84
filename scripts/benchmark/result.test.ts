import { expect, test } from 'vitest';
import { benchmarkData } from './result.mjs';

test('the data holds a group a work, a metric a tool, medians in seconds', () => {
  const times = { a: [1, 2, 9], b: [3, 3.0004, 3.2] };
  const data = benchmarkData({
    raw: { devStart: times, build: times, hotUpdate: times },
    tools: [
      { key: 'a', desc: 'A 1' },
      { key: 'b', desc: 'B 2' },
    ],
    components: 10,
    runs: 3,
    date: '2026-01-01',
    machine: {},
  });
  expect(Object.keys(data.groups)).toEqual(['devStart', 'build', 'hotUpdate']);
  expect(data.groups.build).toEqual({
    label: 'benchmark.build',
    metrics: [
      { time: 2, desc: 'A 1' },
      { time: 3, desc: 'B 2' },
    ],
  });
});
