import { median } from '../../scripts/measure/statistics.mjs';
import type { Benchmark } from '../../src/benchmark.ts';

const works = ['devStart', 'build', 'hotUpdate'];

/**
 * Problems of a file from `npm run benchmark`: medians must match their runs.
 *
 * @param data - content of the file
 * @param tools - number of tools to compare
 * @returns one sentence per problem; empty if the file is valid
 */
export function benchmarkProblems(data: Benchmark, tools: number): string[] {
  const problems: string[] = [];
  const need = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  need(/^\d{4}-\d{2}-\d{2}$/.test(data.date), `date is ${data.date}`);
  need(data.runs >= 1, `runs is ${data.runs}`);
  need(data.application?.components >= 1, 'the size of the application is missing');
  for (const key of ['cpu', 'cores', 'memoryGb', 'os', 'node'] as const) {
    need(Boolean(data.machine?.[key]), `machine.${key} is missing`);
  }
  need(
    Object.keys(data.groups).join() === works.join(),
    `groups are ${Object.keys(data.groups).join()}`,
  );
  for (const [work, { label, metrics }] of Object.entries(data.groups)) {
    need(label === `benchmark.${work}`, `${work} is labeled ${label}`);
    need(metrics.length === tools, `${work} has ${metrics.length} tools`);
    const raw = Object.values(data.raw[work] ?? {});
    for (const [index, { desc, time }] of metrics.entries()) {
      need(/^\D+ \d+\.\d+\.\d+/.test(desc), `${work}: ${desc} has no version`);
      const times = raw[index] ?? [];
      need(times.length === data.runs, `${work}, ${desc}: ${times.length} runs are kept`);
      need(
        times.every((value) => value > 0),
        `${work}, ${desc}: a run took no time`,
      );
      const middle = times.length > 0 ? median(times) : Number.NaN;
      need(Math.abs(time - middle) < 0.001, `${work}, ${desc}: ${time} is not the median`);
    }
  }
  return problems;
}
