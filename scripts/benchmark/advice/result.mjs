import { median } from '../../measure/statistics.mjs';

/** Cases to compare, in the order of the page; the first case of each is the baseline. */
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
 * Content of the data file.
 *
 * @param {object} options
 * @param {Record<string, { versions: object, raw: Record<string, number[]> }>} options.majors - by
 *   major version: the exact versions, and the seconds of every run, by case
 * @param {number} options.components
 * @param {number} options.runs
 * @param {string} options.date
 * @param {object} options.machine
 */
export function adviceData({ majors, components, runs, date, machine }) {
  return {
    generator: 'scripts/benchmark/advice.mjs (npm run benchmark:advice)',
    date,
    machine,
    application: { components },
    runs,
    advice,
    majors: Object.fromEntries(
      Object.entries(majors).map(([major, { versions, raw }]) => [
        major,
        { versions, medians: medians(raw), raw },
      ]),
    ),
  };
}

/** @param {Record<string, number[]>} raw */
function medians(raw) {
  return Object.fromEntries(
    Object.entries(raw).map(([name, times]) => [name, Math.round(median(times) * 100) / 100]),
  );
}
