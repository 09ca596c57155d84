import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { figures } from '../lighthouse/result.mjs';
import { recentNode, runLighthouse } from '../lighthouse/run.mjs';
import { thisMachine } from '../measure/machine.mjs';
import { loadPage } from '../measure/pageLoad.mjs';
import { measuredPages } from '../measure/pages.mjs';
import { measureProcess } from '../measure/processes.mjs';
import { clear, copyProject } from '../measure/project.mjs';
import { serveCompressed } from '../measure/serveCompressed.mjs';
import { median } from '../measure/statistics.mjs';
import { table } from '../measure/table.mjs';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { readTwins } from './content.mjs';
import { comparison } from './result.mjs';
import { tools } from './tools/index.mjs';

/**
 * `npm run compare [-- --runs 5] [-- --only Starlight]`: builds this site and, from the Markdown of
 * its pages, the same pages with other generators, all with one Node.js; weighs pages of each as
 * one server sends them, and runs Lighthouse for phones. `--only` leaves the others out.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error('--runs takes a number from 1');
const here = import.meta.dirname;
const root = path.resolve(here, '../..');
/** The overview is left out: the others have no such page, only its text. */
const pages = measuredPages.filter(
  ({ language, name }) => language === 'en-US' && !name.startsWith('overview'),
);

await installIfMissing(here);
const node = await recentNode();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserArguments,
});
const scratch = mkdtempSync(path.join(tmpdir(), 'compare-'));
const copy = path.join(scratch, 'project');
try {
  copyProject(root, copy);
  const results = [
    await measure({
      name: `this site (Rspress ${version(path.join(root, 'node_modules/@rspress/core'))})`,
      folder: copy,
      program: 'scripts/build.mjs',
      args: [],
      output: 'doc_build',
    }),
  ];
  const twins = readTwins(path.join(copy, 'doc_build'));
  console.log(`${twins.length} pages`);
  for (const tool of tools.filter(({ name }) => name.includes(values.only))) {
    // Below the packages, so that they are found.
    const folder = path.join(here, '.cache', tool.name);
    rmSync(folder, { recursive: true, force: true });
    tool.write(folder, twins);
    const [program, ...args] = tool.command;
    results.push(
      await measure({
        name: `${tool.name} ${version(path.join(here, 'node_modules', tool.package))}`,
        folder,
        program: path.join(here, 'node_modules', program),
        args,
        output: tool.output,
      }),
    );
  }
  const { header, rows } = comparison(
    pages.map(({ name }) => name),
    results,
  );
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\n${date}, ${twins.length} pages, ${JSON.stringify(thisMachine())}\n`);
  console.log(table(header, rows));
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * Builds a project twice and measures its pages.
 *
 * @param {{ name: string, folder: string, program: string, args: string[], output: string }} project
 * @returns {Promise<import('./result.mjs').Result>}
 */
async function measure({ name, folder, program, args, output }) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const build = () => measureProcess(node, [program, ...args], { cwd: folder, env });
  clear(folder);
  const cold = await build();
  console.log(`${name}, cold build: ${JSON.stringify(cold)}`);
  const warm = await build();
  console.log(`${name}, warm build: ${JSON.stringify(warm)}`);
  const site = await serveCompressed(path.join(folder, output));
  try {
    const measured = [];
    for (const page of pages) {
      const load = await loadPage(browser, site.url + page.route);
      const scores = [];
      for (let run = 0; run < runs; run++) {
        const report = await runLighthouse(site.url + page.route);
        scores.push(figures(report).performance);
      }
      measured.push({ ...load, performance: median(scores) });
      console.log(`${name}, ${page.name}: ${JSON.stringify(measured.at(-1))}`);
    }
    return { name, cold, warm, pages: measured };
  } finally {
    site.close();
  }
}

/** @param {string} folder - of a package @returns {string} */
function version(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}
