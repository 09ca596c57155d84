import { median } from '../../measure/statistics.mjs';

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
