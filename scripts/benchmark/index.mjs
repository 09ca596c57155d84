import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { thisMachine } from '../measure/machine.mjs';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { writeApplication } from './application.mjs';
import { measureBuild, measureDev } from './measure.mjs';
import { benchmarkData } from './result.mjs';
import { listTools } from './tools/index.mjs';

/**
 * `npm run benchmark [-- --quick] [-- --out <file>]`: measures the tools on this machine, taking
 * turns, and writes the medians and every run. `--quick` shows that it works: one run of a tiny
 * application, with the documented tool alone, which `samples` has installed.
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
// Packages and configurations lie beside the application, so that each finds the others.
rmSync(path.join(folder, 'node_modules'), { force: true });
symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
cpSync(path.join(here, 'tools'), path.join(folder, 'tools'), { recursive: true });
const tools = listTools(folder).filter(({ key }) => !values.quick || key === 'rsbuild');
const application = writeApplication(folder, components);

/** @type {Record<'devStart' | 'build' | 'hotUpdate', Record<string, number[]>>} */
const raw = { devStart: {}, build: {}, hotUpdate: {} };
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserArguments,
});
let port = values.quick ? 4900 : 4800;
for (let run = 1; run <= runs; run++) {
  for (const tool of tools) {
    const dev = await measureDev(tool, { folder, application, browser, port: port++, run });
    const build = await measureBuild(tool, folder);
    for (const [work, time] of Object.entries({ ...dev, build })) {
      const times = raw[/** @type {keyof typeof raw} */ (work)];
      times[tool.key] = [...(times[tool.key] ?? []), time];
    }
    console.log(
      `run ${run} of ${runs}, ${tool.desc}: dev start ${dev.devStart} s, ` +
        `hot update ${dev.hotUpdate} s, build ${build} s`,
    );
  }
}
await browser.close();

const data = benchmarkData({
  raw,
  tools,
  components,
  runs,
  date: new Date().toISOString().slice(0, 10),
  machine: thisMachine(),
});
writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
console.log(`Wrote ${path.relative(root, target)}`);
