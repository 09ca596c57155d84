import { median } from '../../scripts/measure/statistics.mjs';
import type { Advice } from '../../src/advice.ts';

/**
 * Problems of a file from `npm run benchmark:advice`: medians must match their runs, and
 * comparisons must have measurements.
 *
 * @param data - content of the file
 * @returns one sentence per problem; empty if the file is valid
 */
export function adviceProblems(data: Advice): string[] {
  const problems: string[] = [];
  const need = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  need(/^\d{4}-\d{2}-\d{2}$/.test(data.date), `date is ${data.date}`);
  need(data.application?.components >= 1, 'the size of the application is missing');
  for (const key of ['cpu', 'cores', 'memoryGb', 'os', 'node'] as const) {
    need(Boolean(data.machine?.[key]), `machine.${key} is missing`);
  }
  need(Object.keys(data.majors).join() === '1,2', `majors are ${Object.keys(data.majors)}`);
  for (const [major, times] of Object.entries(data.majors)) {
    for (const key of ['rsbuild', 'rspack'] as const) {
      const version = times.versions?.[key] ?? '';
      need(version.startsWith(`${major}.`), `${major}.x: versions.${key} is '${version}'`);
    }
    for (const [name, time] of Object.entries(times.medians)) {
      const runs = times.raw[name] ?? [];
      need(runs.length === data.runs, `${major}.x, ${name}: ${runs.length} runs are kept`);
      need(
        runs.every((value) => value > 0),
        `${major}.x, ${name}: a run took no time`,
      );
      const middle = runs.length > 0 ? median(runs) : Number.NaN;
      need(Math.abs(time - middle) <= 0.005001, `${major}.x, ${name}: ${time} is not the median`);
    }
    for (const [advice, names] of Object.entries(data.advice)) {
      need(names.length >= 2, `${advice} compares ${names.length} cases`);
      for (const name of names) {
        need(name in times.medians, `${advice}: ${name} was not measured with ${major}.x`);
      }
    }
    const compared = new Set(Object.values(data.advice).flat());
    for (const name of Object.keys(times.medians)) {
      need(compared.has(name), `${name} is in no comparison`);
    }
  }
  return problems;
}
