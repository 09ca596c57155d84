import { median } from '../measure/statistics.mjs';

/**
 * The part of a report of Lighthouse that is read here.
 *
 * @typedef {object} Report
 * @property {string} finalDisplayedUrl
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 *
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score - from 0 to 1; null when it does not apply
 * @property {number} [numericValue] - milliseconds or bytes
 *
 * @typedef {Record<string, number>} Figures - by column
 */

/** Categories with their minimum scores, out of 100. */
const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Metrics to record, by column, some with a maximum value. */
const metrics = {
  'LCP ms': { id: 'largest-contentful-paint' },
  'FCP ms': { id: 'first-contentful-paint' },
  'TBT ms': { id: 'total-blocking-time', most: 60 },
  CLS: { id: 'cumulative-layout-shift', most: 0 },
  bytes: { id: 'total-byte-weight' },
};

/**
 * Metrics of one run.
 *
 * @param {Report} report
 * @returns {Figures} scores from 0 to 100, times in milliseconds, transferred bytes
 * @throws {Error} if the report lacks one
 */
export function figures({ categories, audits }) {
  /** @type {Figures} */
  const found = {};
  for (const id of Object.keys(scores)) {
    const value = categories[id]?.score;
    if (typeof value !== 'number') throw new Error(`the report has no score for ${id}`);
    found[id] = Math.round(value * 100);
  }
  for (const [column, { id }] of Object.entries(metrics)) {
    const value = audits[id]?.numericValue;
    if (typeof value !== 'number') throw new Error(`the report has no value for ${id}`);
    found[column] = column === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  }
  return found;
}

/**
 * Median of each metric over the runs of a page.
 *
 * @param {Figures[]} runs - at least one
 * @returns {Figures}
 */
export function medianFigures(runs) {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((column) => [
      column,
      median(runs.map((run) => run[column] ?? Number.NaN)),
    ]),
  );
}

/**
 * Limits that a page exceeds.
 *
 * @param {Figures} page
 * @returns {string[]} one sentence per limit
 */
export function misses(page) {
  const low = Object.entries(scores)
    .filter(([id, least]) => !(Number(page[id]) >= least))
    .map(([id, least]) => `${id} is ${page[id]}, wanted at least ${least}`);
  const high = Object.entries(metrics).flatMap(([column, metric]) =>
    'most' in metric && !(Number(page[column]) <= metric.most)
      ? [`${column} is ${page[column]}, wanted at most ${metric.most}`]
      : [],
  );
  return [...low, ...high];
}

/**
 * Failed audits of a page, except for performance, which has metrics.
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
