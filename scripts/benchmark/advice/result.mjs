import { median } from '../result.mjs';

/**
 * Processor time of a process and its children, from the second line of the shell's `times`.
 *
 * @param {string} times - as `0m1.25s 0m0.10s`, user and system
 * @returns {number} seconds, to the hundredth
 * @throws {Error} when the shell wrote something else
 */
export function cpuSeconds(times) {
  const line = times.trim().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`no times in '${times}'`);
  const seconds = parts.reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  return Math.round(seconds * 100) / 100;
}

/** What is compared, in the order of the page: the first case of each is what the others refer to. */
export const advice = {
  lazyCompilation: ['dev', 'devLazy'],
  buildCache: ['build', 'cacheCold', 'cacheWarm'],
  babel: ['build', 'babel', 'babelCached'],
  nodeModules: ['build', 'nodeModules'],
  browsers: ['build', 'oldBrowsers'],
  barrel: ['barrelDirect', 'barrel', 'barrelMarked'],
  sourceMap: ['build', 'sourceMap'],
  minify: ['build', 'noMinify'],
  reports: ['build', 'noGzip', 'rsdoctor'],
};

/**
 * The data file.
 *
 * @param {object} options
 * @param {Record<string, number[]>} options.raw - seconds of every run, by case
 * @param {number} options.components
 * @param {number} options.runs
 * @param {string} options.date
 * @param {object} options.versions
 * @param {object} options.machine
 */
export function adviceData({ raw, components, runs, date, versions, machine }) {
  return {
    generator: 'scripts/benchmark/advice.mjs (npm run benchmark:advice)',
    date,
    versions,
    machine,
    application: { components },
    runs,
    advice,
    medians: Object.fromEntries(
      Object.entries(raw).map(([name, times]) => [name, Math.round(median(times) * 100) / 100]),
    ),
    raw,
  };
}
