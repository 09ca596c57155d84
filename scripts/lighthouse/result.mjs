import { median } from '../measure/statistics.mjs';

/**
 * The part of a report of Lighthouse that is read here.
 *
 * @typedef {object} Report
 * @property {string} finalDisplayedUrl
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 * @property {{ benchmarkIndex: number }} environment - how fast the machine was, by Lighthouse's own
 *   task: it takes 1500 to 2000 for what its slower processor is a quarter of
 *
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score - from 0 to 1; null when it does not apply
 * @property {number} [numericValue] - milliseconds or bytes
 * @property {{ items?: object[] }} [details]
 */

/**
 * Whether Lighthouse runs on a version of Node.js: 22.19 or newer.
 *
 * @param {string} version - as `process.versions.node`
 * @returns {boolean}
 */
export function runsLighthouse(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}

/** Columns of the table: what a run gives, and the limit where there is one. */
export const columns = /** @type {const} */ ([
  { key: 'performance', title: 'performance', least: 98 },
  { key: 'accessibility', title: 'accessibility', least: 100 },
  { key: 'best-practices', title: 'best practices', least: 100 },
  { key: 'seo', title: 'SEO', least: 100 },
  { key: 'lcp', title: 'LCP ms' },
  { key: 'fcp', title: 'FCP ms' },
  { key: 'tbt', title: 'TBT ms', most: 60 },
  { key: 'cls', title: 'CLS', most: 0 },
  { key: 'bytes', title: 'bytes' },
  { key: 'requests', title: 'requests' },
  { key: 'machine', title: 'machine' },
]);

/** @typedef {Record<typeof columns[number]['key'], number>} Figures */

/**
 * The figures of one run.
 *
 * @param {Report} report
 * @returns {Figures} scores from 0 to 100, times in milliseconds, bytes as transferred,
 *   the speed of the machine as the report has it
 * @throws {Error} when the report lacks one
 */
export function figures({ categories, audits, environment }) {
  /** @param {string} id */
  const score = (id) => {
    const value = categories[id]?.score;
    if (typeof value !== 'number') throw new Error(`the report has no score for ${id}`);
    return Math.round(value * 100);
  };
  /** @param {string} id */
  const value = (id) => {
    const number = audits[id]?.numericValue;
    if (typeof number !== 'number') throw new Error(`the report has no value for ${id}`);
    return number;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    fcp: Math.round(value('first-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    bytes: Math.round(value('total-byte-weight')),
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    machine: Math.round(environment.benchmarkIndex),
  };
}

/**
 * The median of each figure over the runs of a page.
 *
 * @param {Figures[]} runs - at least one
 * @returns {Figures}
 */
export function medianFigures(runs) {
  const entries = columns.map(({ key }) => [key, median(runs.map((run) => run[key]))]);
  return Object.fromEntries(entries);
}

/**
 * Which limits a page misses.
 *
 * @param {string} name - of the page
 * @param {Figures} page
 * @returns {string[]} a sentence for each
 */
export function misses(name, page) {
  return columns.flatMap((column) => {
    const value = page[column.key];
    if ('least' in column && value < column.least) {
      return [`${name}: ${column.title} is ${value}, wanted at least ${column.least}`];
    }
    if ('most' in column && value > column.most) {
      return [`${name}: ${column.title} is ${value}, wanted at most ${column.most}`];
    }
    return [];
  });
}

/**
 * The checks that take points from a page, performance aside, where the figures say it.
 *
 * @param {Report} report
 * @returns {string[]} id and title of each, with the category
 */
export function failedChecks({ categories, audits }) {
  return Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
    );
}
