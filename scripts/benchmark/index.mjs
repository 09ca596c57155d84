import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureDevServer } from '../measure/devServer.mjs';
import { thisMachine } from '../measure/machine.mjs';
import { measureNode } from '../measure/processes.mjs';
import { median } from '../measure/statistics.mjs';
import { browserArguments, ensureTestBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { writeApplication } from './application.mjs';
import { listTools } from './tools/index.mjs';

/**
 * `npm run benchmark [-- --quick] [-- --out <file>]`: measures the tools on this machine in
 * alternating order, and writes the medians and all runs. `--quick` only checks that it works: one
 * run of a tiny application with the documented tool, which is installed in `samples`.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const target = path.resolve(values.out ?? path.join(root, 'src/data/benchmark.json'));
const components = values.quick ? 20 : 1000;
const runs = values.quick ? 1 : 5;

const home = values.quick ? path.join(root, 'samples') : here;
await installIfMissing(home);
const packages = path.join(home, 'node_modules');

const folder = path.join(root, '.cache', values.quick ? 'benchmark-quick' : 'benchmark');
mkdirSync(folder, { recursive: true });
// Packages and configurations are next to the application, so that all of them can be resolved.
rmSync(path.join(folder, 'node_modules'), { force: true });
symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
cpSync(path.join(here, 'tools'), path.join(folder, 'tools'), { recursive: true });
const tools = listTools(folder).filter(({ key }) => !values.quick || key === 'rsbuild');
const { edited, label } = writeApplication(folder, components);

/**
 * Seconds by task, in the order of the chart, and by tool.
 *
 * @type {Record<'devStart' | 'build' | 'hotUpdate', Record<string, number[]>>}
 */
const raw = { devStart: {}, build: {}, hotUpdate: {} };
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
for (let run = 1; run <= runs; run++) {
  for (const tool of tools) {
    const times = await measureTool(tool);
    console.log(`run ${run} of ${runs}, ${tool.desc}: ${JSON.stringify(times)}`);
    for (const work of /** @type {(keyof typeof raw)[]} */ (Object.keys(raw))) {
      raw[work][tool.key] = [...(raw[work][tool.key] ?? []), times[work]];
    }
  }
}
await browser.close();

const groups = Object.entries(raw).map(([work, times]) => [
  work,
  {
    label: `benchmark.${work}`,
    metrics: tools.map(({ key, desc }) => ({
      time: Math.round(median(times[key] ?? []) * 1000) / 1000,
      desc,
    })),
  },
]);
const data = {
  generator: 'scripts/benchmark (npm run benchmark)',
  date: new Date().toISOString().slice(0, 10),
  machine: thisMachine(),
  application: { components },
  runs,
  groups: Object.fromEntries(groups),
  raw,
};
writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
console.log(`Wrote ${path.relative(root, target)}`);

/**
 * @param {import('./tools/index.mjs').Tool} tool
 * @returns {Promise<Record<keyof typeof raw, number>>} seconds, each measured with empty caches
 */
async function measureTool(tool) {
  /** @param {string} mode */
  const environment = (mode) => ({ ...process.env, NODE_ENV: mode, BROWSER: 'none' });
  clearCaches();
  const dev = await measureDevServer(browser, {
    args: tool.dev,
    cwd: folder,
    env: environment('development'),
    ready: 'body[data-ready=yes]',
    file: edited,
    edit: (source, marker) => source.replace(label, marker),
  });
  clearCaches();
  const build = await measureNode(tool.build, { cwd: folder, env: environment('production') });
  return { devStart: dev.start, build: build.wall, hotUpdate: dev.edits[0] ?? Number.NaN };
}

function clearCaches() {
  for (const name of ['dist', 'node_modules/.cache', 'node_modules/.vite', '.vite']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
