import { kilobytes } from '../measure/table.mjs';

/**
 * What is measured of a generator.
 *
 * @typedef {object} Result
 * @property {string} name - with its version
 * @property {Build} cold
 * @property {Build} warm
 * @property {(import('../measure/pageLoad.mjs').PageLoad & { performance: number })[]} pages -
 *   one for each measured page, in the order of their names
 *
 * @typedef {{ wall: number, cpu: number, memory: number }} Build - seconds, seconds, megabytes
 */

/**
 * The table: a column for each generator.
 *
 * @param {string[]} pages - names of the measured pages
 * @param {Result[]} results
 * @returns {{ header: string[], rows: string[][] }}
 */
export function comparison(pages, results) {
  /** @param {string} title @param {(result: Result) => string} value */
  const row = (title, value) => [title, ...results.map(value)];
  return {
    header: ['', ...results.map(({ name }) => name)],
    rows: [
      row('build, cold: processor, s', ({ cold }) => cold.cpu.toFixed(1)),
      row('build, cold: time, s', ({ cold }) => cold.wall.toFixed(1)),
      row('build, warm: processor, s', ({ warm }) => warm.cpu.toFixed(1)),
      row('build, warm: time, s', ({ warm }) => warm.wall.toFixed(1)),
      row('build: memory at the peak, MB', ({ cold, warm }) =>
        String(Math.max(cold.memory, warm.memory)),
      ),
      ...pages.flatMap((name, index) => {
        /** @param {string} title @param {(page: Result['pages'][number]) => string} value */
        const pageRow = (title, value) =>
          row(`${name}: ${title}`, (result) => {
            const page = result.pages[index];
            return page ? value(page) : '–';
          });
        return [
          pageRow('JS, kB', ({ js }) => kilobytes(js)),
          pageRow('CSS, kB', ({ css }) => kilobytes(css)),
          pageRow('HTML, kB', ({ html }) => kilobytes(html)),
          pageRow('all, kB', ({ total }) => kilobytes(total)),
          pageRow('requests', ({ requests }) => String(requests)),
          pageRow('Lighthouse performance', ({ performance }) => String(performance)),
        ];
      }),
    ],
  };
}
