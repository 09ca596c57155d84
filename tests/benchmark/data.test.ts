import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Benchmark } from '../../src/benchmark.ts';
import benchmark from '../../src/data/benchmark.json' with { type: 'json' };
import { benchmarkProblems } from './problems.ts';

const data = benchmark as Benchmark;

test('the published figures are medians of five runs of a large application', () => {
  expect(benchmarkProblems(data, 5)).toEqual([]);
  expect(data.runs).toBe(5);
  expect(data.application.components).toBeGreaterThanOrEqual(1000);
  expect(
    existsSync(path.join(import.meta.dirname, '../..', data.generator.split(' ')[0] ?? '')),
  ).toBe(true);
});

test.each<[string, (broken: Benchmark) => void, RegExp]>([
  [
    'a typed median',
    (broken) => Object.assign(broken.groups.build?.metrics[0] ?? {}, { time: 0.1 }),
    /not the median/,
  ],
  ['a lost run', (broken) => Object.values(broken.raw.build ?? {})[0]?.pop(), /4 runs are kept/],
  [
    'a tool without version',
    (broken) => Object.assign(broken.groups.build?.metrics[0] ?? {}, { desc: 'Tool' }),
    /no version/,
  ],
  ['a lost tool', (broken) => broken.groups.devStart?.metrics.pop(), /has 4 tools/],
  ['no machine', (broken) => Object.assign(broken.machine, { cpu: '' }), /machine.cpu/],
  ['a strange date', (broken) => Object.assign(broken, { date: 'today' }), /date is today/],
])('%s is a problem', (_, spoil, problem) => {
  const broken = structuredClone(data);
  spoil(broken);
  expect(benchmarkProblems(broken, 5).join('\n')).toMatch(problem);
});
