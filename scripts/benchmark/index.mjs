import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { thisMachine } from '../measure/machine.mjs';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { writeApplication } from './application.mjs';
import { measureBuild, measureDev } from './measure.mjs';
import { benchmarkData } from './result.mjs';

/**
 * `npm run benchmark [-- --quick] [-- --out <file>]`: measures the tools on this machine, taking
 * turns, and writes the medians and every run. `--quick` uses a tiny application and one run.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const target = path.resolve(values.out ?? path.join(root, 'src/data/benchmark.json'));
const components = values.quick ? 20 : 1000;
const runs = values.quick ? 1 : 5;

await installIfMissing(here);
const { tools: loadTools } = await import('./tools/index.mjs');
const tools = loadTools();

const folder = path.join(root, '.cache', values.quick ? 'benchmark-quick' : 'benchmark');
mkdirSync(folder, { recursive: true });
try {
  symlinkSync(path.join(here, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
} catch {
  // It is there from an earlier run.
}
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
