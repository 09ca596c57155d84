/**
 * `npm run lighthouse [-- --runs 5] [-- --only zh]`: runs Lighthouse several times, with its mobile
 * settings, on one page of each kind in both languages. Exits with code 1 if a median exceeds its
 * limit. `--only` selects pages whose path contains the string.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { thisMachine } from '../measure/machine.mjs';
import { serveSite } from '../serve.mjs';
import { browserArguments, ensureTestBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { failedChecks, figures, medianFigures, misses } from './report.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
const routes = ['', 'guide/start/quick-start', 'config/server/proxy', 'config/', 'config/check']
  .flatMap((route) => [route, `zh/${route}`])
  .filter((route) => route.includes(values.only));
if (!(runs >= 1) || routes.length === 0) {
  throw new Error('--runs takes a number from 1, --only a part of the path of a page');
}

const here = import.meta.dirname;
await installIfMissing(here);
const base = process.env.BASE ?? '/';
const folder = path.resolve(here, '../../doc_build');
const site = await serveSite({ folder, port: 4573, base });
/** @type {Record<string, import('./report.mjs').Figures>} */
const rows = {};
/** @type {string[]} */
const problems = [];
for (const route of routes) {
  const reports = [];
  for (let run = 1; run <= runs; run++) reports.push(await runLighthouse(route));
  const page = medianFigures(reports.map(figures));
  rows[`/${route}`] = page;
  console.log(`/${route}: ${JSON.stringify(page)}`);
  for (const problem of [...misses(page), ...new Set(reports.flatMap(failedChecks))]) {
    problems.push(`/${route}: ${problem}`);
  }
}
site.close();

console.log(`\nMedians of ${runs}, on ${JSON.stringify(thisMachine())}`);
console.table(rows);
if (problems.length > 0) {
  console.log(`\nMissed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}

/**
 * @param {string} route - without a leading slash
 * @returns {Promise<import('./report.mjs').Report>}
 * @throws {Error} if Lighthouse fails, or the page redirected to another one
 */
async function runLighthouse(route) {
  const url = site.url + route;
  // On the first visit, the site redirects to the browser's language.
  const language = /^zh\//.test(route) ? 'zh-CN' : 'en-US';
  const flags = [...browserArguments, '--headless=new', `--accept-lang=${language}`];
  const { stdout } = await promisify(execFile)(
    // Lighthouse requires a newer Node.js than the site, so its packages include one.
    path.join(here, 'node_modules/.bin/node'),
    [
      path.join(here, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: await ensureTestBrowser() } },
  );
  /** @type {import('./report.mjs').Report} */
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  if (report.finalDisplayedUrl !== url)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report;
}
