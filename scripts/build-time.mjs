/**
 * `npm run build:time [-- --runs 3]`: measures the build of this site and its dev server, with
 * empty caches (cold) and with those of a previous run (warm), in a copy of the checkout.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureDevServer } from './measure/devServer.mjs';
import { thisMachine } from './measure/machine.mjs';
import { measureNode } from './measure/processes.mjs';
import { median } from './measure/statistics.mjs';
import { browserArguments, ensureTestBrowser } from './setup/browser.mjs';
import { rspressArguments } from './setup/rspress.mjs';

/** The page to open and edit. */
const route = '/guide/start/quick-start';
const edits = 5;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error('--runs takes a number from 1');

const root = path.resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
const project = path.join(scratch, 'project');
/** @type {Record<string, number[]>} */
const figures = {};
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
try {
  copyCheckout();
  for (let run = 1; run <= runs; run++) {
    clearCaches();
    await measureBuild('cold');
    await measureBuild('warm');
    clearCaches();
    await measureDev('cold');
    await measureDev('warm');
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\nSeconds, medians of ${runs}, on ${JSON.stringify(thisMachine())}`);
console.table(Object.entries(figures).map(([what, all]) => ({ what, seconds: median(all) })));

/** @param {string} what @param {number[]} seconds */
function note(what, ...seconds) {
  console.log(`${what}: ${seconds.join(', ')} s`);
  figures[what] = [...(figures[what] ?? []), ...seconds];
}

/** @param {'cold' | 'warm'} cache */
async function measureBuild(cache) {
  const { wall, cpu } = await measureNode(['scripts/build.mjs'], { cwd: project });
  note(`build, ${cache}`, wall);
  note(`build, ${cache}, CPU time`, cpu);
}

/** @param {'cold' | 'warm'} cache */
async function measureDev(cache) {
  const times = await measureDevServer(browser, {
    args: (port) => rspressArguments(project, 'dev', '--port', String(port)),
    cwd: project,
    path: route,
    ready: 'main h1',
    file: path.join(project, `docs/en${route}.mdx`),
    edit: (source, marker) => `${source}\n\n${marker}\n`,
    edits,
  });
  note(`dev server, ${cache}, first page`, times.start);
  note('dev server, an edit', ...times.edits);
}

/**
 * Copies the checkout as it is on disk, with the git history, which the dates of pages come from,
 * and links its packages. Caches are inside `node_modules`, so the copy has its own.
 */
function copyCheckout() {
  const left = new Set(['node_modules', '.cache', 'doc_build', 'test-results', 'dist']);
  cpSync(root, project, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  for (const folder of ['node_modules', 'samples/node_modules', 'samples/v1/node_modules']) {
    mkdirSync(path.join(project, folder));
    for (const name of readdirSync(path.join(root, folder))) {
      if (name === '.cache') continue;
      symlinkSync(path.join(root, folder, name), path.join(project, folder, name), 'junction');
    }
  }
}

function clearCaches() {
  for (const name of ['.cache', 'node_modules/.cache', 'doc_build']) {
    rmSync(path.join(project, name), { recursive: true, force: true });
  }
}
