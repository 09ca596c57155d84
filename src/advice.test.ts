import { expect, test } from 'vitest';
import { type Advice, adviceRows } from './advice.ts';

const data: Advice = {
  generator: 'scripts/a.mjs',
  date: '2026-01-31',
  machine: { cpu: 'A', cores: 1, memoryGb: 1, os: 'B 1', node: '20.0.0' },
  application: { components: 1 },
  runs: 3,
  advice: { cache: ['off', 'warm', 'cold', 'same'] },
  majors: {
    2: {
      versions: { rsbuild: '2.0.0', rspack: '2.0.0' },
      medians: { off: 2, warm: 1, cold: 2.5, same: 2.004 },
      raw: { off: [1.9, 2, 2.2], warm: [1, 0.9, 1.1], cold: [2.5, 2.5, 2.5], same: [2, 2, 2.1] },
    },
  },
};

test('each case has its median, its range, and what it saves against the first', () => {
  expect(adviceRows(data, 'cache', '2')).toEqual([
    { name: 'off', time: '2.00 s', range: '1.90–2.20 s', change: '' },
    { name: 'warm', time: '1.00 s', range: '0.90–1.10 s', change: '−50 %' },
    { name: 'cold', time: '2.50 s', range: '2.50–2.50 s', change: '+25 %' },
    { name: 'same', time: '2.00 s', range: '2.00–2.10 s', change: '0 %' },
  ]);
});

test('an advice that was not measured is an error', () => {
  expect(() => adviceRows(data, 'other', '2')).toThrow("no advice 'other' was measured with 2.x");
  expect(() => adviceRows(data, 'cache', '1')).toThrow("no advice 'cache' was measured with 1.x");
});
