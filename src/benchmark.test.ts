import { describe, expect, test } from 'vitest';
import { type BenchmarkGroup, barShare, shortMetrics, timeAt, timeLabel } from './benchmark.ts';

describe('timeLabel', () => {
  test.each([
    [0, '0ms'],
    [0.0004, '0ms'],
    [0.25, '250ms'],
    [0.9994, '999ms'],
    [0.9996, '1.00s'], // never '1000ms'
    [1, '1.00s'],
    [12.345, '12.35s'],
  ])('%f seconds is %s', (seconds, expected) => {
    expect(timeLabel(seconds)).toBe(expected);
  });
});

describe('barShare', () => {
  const groups: Record<string, BenchmarkGroup> = {
    build: { label: 'benchmark.build', metrics: [{ time: 2, desc: 'A' }] },
    devStart: {
      label: 'benchmark.devStart',
      metrics: [
        { time: 8, desc: 'B' },
        { time: 1, desc: 'A' },
      ],
    },
  };
  test.each([
    [8, 1], // the longest of all groups
    [2, 0.25], // compared with another group, too
    [0, 0],
  ])('%f seconds takes %f', (time, expected) => {
    expect(barShare(time, groups)).toBe(expected);
  });
  test('no data is no width', () => {
    expect(barShare(0, {})).toBe(0);
  });
});

test.each([
  [0, 2, 0],
  [500, 2, 0.5],
  [2000, 2, 2],
  [9000, 2, 2], // stays at its end
])('after %i ms a bar of %f s shows %f', (elapsed, time, expected) => {
  expect(timeAt(elapsed, time)).toBe(expected);
});

test('at a glance, the tool is shown in its first version alone', () => {
  const all = ['Own 2.0.0', 'Own 1.0.0', 'Other 3.0.0 + A', 'Other 3.0.0 + B'];
  const shown = shortMetrics(all.map((desc) => ({ desc, time: 1 })));
  expect(shown.map(({ desc }) => desc)).toEqual([
    'Own 2.0.0',
    'Other 3.0.0 + A',
    'Other 3.0.0 + B',
  ]);
});
