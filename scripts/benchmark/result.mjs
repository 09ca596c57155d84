import { median } from '../measure/statistics.mjs';

/** What is measured, in the order of the chart, and the key of its label in i18n.json. */
const work = /** @type {const} */ (['devStart', 'build', 'hotUpdate']);

/**
 * The benchmark's data file.
 *
 * @param {object} options
 * @param {Record<string, Record<string, number[]>>} options.raw - seconds by work and tool key
 * @param {{ key: string, desc: string }[]} options.tools
 * @param {number} options.components
 * @param {number} options.runs
 * @param {string} options.date
 * @param {object} options.machine
 */
export function benchmarkData({ raw, tools, components, runs, date, machine }) {
  const groups = Object.fromEntries(
    work.map((key) => [
      key,
      {
        label: `benchmark.${key}`,
        metrics: tools.map((tool) => ({
          time: Math.round(median(raw[key]?.[tool.key] ?? []) * 1000) / 1000,
          desc: tool.desc,
        })),
      },
    ]),
  );
  return {
    generator: 'scripts/benchmark (npm run benchmark)',
    date,
    machine,
    application: { components },
    runs,
    groups,
    raw,
  };
}
