/**
 * What is measured, at each number of pages: title, unit, and the aim where there is one.
 */
export const measures = /** @type {const} */ ([
  { key: 'coldWall', title: 'build, cold: time', unit: 's' },
  { key: 'coldCpu', title: 'build, cold: processor', unit: 's', aim: 18 },
  { key: 'warmWall', title: 'build, warm: time', unit: 's' },
  { key: 'warmCpu', title: 'build, warm: processor', unit: 's', aim: 8 },
  { key: 'memory', title: 'build: memory at the peak', unit: 'MB', aim: 1200 },
  { key: 'firstPageCold', title: 'dev, cold: first page', unit: 's', aim: 4 },
  { key: 'firstPageWarm', title: 'dev, warm: first page', unit: 's', aim: 4 },
  { key: 'edit', title: 'dev: an edit is seen', unit: 's', aim: 0.3 },
]);

/** @typedef {Record<typeof measures[number]['key'], number> & { pages: number }} Result */

/**
 * How much more the processor may work for a page when there are several times the pages: what two
 * measurements of the same differ by.
 */
export const growthLimit = 1.05;

/**
 * @param {number} value
 * @param {string} unit
 * @returns {string}
 */
const text = (value, unit) => `${unit === 's' ? value.toFixed(2) : Math.round(value)} ${unit}`;

/**
 * The rows of the table.
 *
 * @param {Result[]} results - one for each number of pages; the aims are for the first
 * @returns {string[][]} title, value at each number of pages, aim
 */
export function rows(results) {
  return [
    ...measures.map((measure) => [
      measure.title,
      ...results.map((result) => text(result[measure.key], measure.unit)),
      'aim' in measure ? `≤ ${measure.aim} ${measure.unit}` : '',
    ]),
    ...perPage(results).map(({ title, values }, index) => [
      title,
      ...values.map((value) => `${(value * 1000).toFixed(1)} ms`),
      index < 2 ? 'does not grow' : '',
    ]),
  ];
}

/**
 * @param {Result[]} results
 * @returns {{ title: string, values: number[] }[]} seconds of the processor for a page
 */
function perPage(results) {
  return [
    { title: 'a page, cold', values: results.map(({ coldCpu, pages }) => coldCpu / pages) },
    { title: 'a page, warm', values: results.map(({ warmCpu, pages }) => warmCpu / pages) },
  ];
}

/**
 * Which aims are missed.
 *
 * @param {Result[]} results - one for each number of pages, the site's own first
 * @returns {string[]} a sentence for each
 */
export function misses(results) {
  const [first] = results;
  if (!first) return [];
  const limits = measures.flatMap((measure) => {
    const value = first[measure.key];
    if (!('aim' in measure) || value <= measure.aim) return [];
    return [
      `${measure.title}: ${text(value, measure.unit)}, wanted at most ${measure.aim} ${measure.unit}`,
    ];
  });
  const growth = perPage(results).flatMap(({ title, values }) =>
    values.slice(1).flatMap((value, index) => {
      const factor = value / (values[0] ?? value);
      if (factor <= growthLimit) return [];
      const pages = results[index + 1]?.pages;
      return [
        `${title}: the processor works ${factor.toFixed(2)} times as long with ${pages} pages`,
      ];
    }),
  );
  return [...limits, ...growth];
}
