import path from 'node:path';
import { parseArgs } from 'node:util';
import { thisMachine } from '../measure/machine.mjs';
import { measuredPages } from '../measure/pages.mjs';
import { serveCompressed } from '../measure/serveCompressed.mjs';
import { median } from '../measure/statistics.mjs';
import { table } from '../measure/table.mjs';
import { measureNavigation } from './navigation.mjs';
import { columns, failedChecks, figures, medianFigures, misses } from './result.mjs';
import { runLighthouse } from './run.mjs';

/**
 * `npm run lighthouse [-- --runs 5] [-- --only zh] [-- --site <folder>]`: measures one page of each
 * kind of the built site with Lighthouse for phones, several times, and the way to a page that was
 * fetched ahead. Ends with code 1 when a median misses its limit. `--only` takes the pages whose
 * name has that text.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    site: { type: 'string', default: path.resolve(import.meta.dirname, '../../doc_build') },
  },
});
const runs = Number(values.runs);
/** Longest time from a click to a page that was fetched ahead, in milliseconds. */
const navigationLimit = 100;

const pages = measuredPages.filter(({ name }) => name.includes(values.only));
if (!(runs >= 1) || pages.length === 0) {
  throw new Error('--runs takes a number from 1, --only a part of the name of a page');
}
const site = await serveCompressed(path.resolve(values.site));
/** @type {(string | number)[][]} */
const rows = [];
/** @type {string[]} */
const problems = [];
for (const { name, route, language } of pages) {
  const measured = [];
  /** @type {Set<string>} */
  const failed = new Set();
  for (let run = 1; run <= runs; run++) {
    const report = await runLighthouse(site.url + route, { language });
    measured.push(figures(report));
    for (const check of failedChecks(report)) failed.add(check);
    console.log(`${name}, run ${run} of ${runs}: ${JSON.stringify(measured.at(-1))}`);
  }
  const page = medianFigures(measured);
  rows.push([name, ...columns.map(({ key }) => page[key])]);
  problems.push(...misses(name, page), ...[...failed].map((check) => `${name}: ${check}`));
}
const times = await measureNavigation(site.url, {
  from: '/guide/start/quick-start',
  to: '/guide/start/glossary',
  runs: Math.max(runs, 5),
});
site.close();

const navigation = median(times);
if (navigation > navigationLimit) {
  problems.push(`to a page fetched ahead: ${navigation} ms, wanted at most ${navigationLimit}`);
}
console.log(`\nLighthouse for phones, medians of ${runs}, ${JSON.stringify(thisMachine())}\n`);
console.log(table(['page', ...columns.map(({ title }) => title)], rows));
console.log(`\nFrom a click to a page fetched ahead: ${navigation} ms (${times.join(', ')})`);
if (problems.length > 0) {
  console.log(`\nMissed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}
