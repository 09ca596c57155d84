import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { thisMachine } from '../measure/machine.mjs';
import { measureNode } from '../measure/processes.mjs';
import { writeAdviceApplication } from './advice/application.mjs';
import { adviceData } from './advice/result.mjs';

/**
 * `npm run benchmark:advice [-- --quick] [-- --out <file>]`: measures the effect of each advice on
 * the page about build performance, with both documented majors from `samples`. Measures the CPU
 * time of the process and its children, as wall time also depends on other processes.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const root = path.resolve(import.meta.dirname, '../..');
const target = path.resolve(values.out ?? path.join(root, 'src/data/advice.json'));
const components = values.quick ? 25 : 200;
const runs = values.quick ? 1 : 5;

const scripts = path.join(import.meta.dirname, 'tools/advice');
/** @type {{ cases: Record<string, object> }} */
const { cases } = await import(pathToFileURL(path.join(scripts, 'cases.mjs')).href);
const majors = { 2: setUp('2', 'samples'), 1: setUp('1', 'samples/v1') };

for (let run = 0; run <= runs; run++) {
  for (const name of Object.keys(cases)) {
    for (const [major, { folder, raw }] of Object.entries(majors)) {
      const seconds = await measure(folder, name);
      // The first round fills the build cache and the operating system's caches.
      if (run > 0) raw[name] = [...(raw[name] ?? []), seconds];
      const round = run === 0 ? 'warm-up' : `run ${run} of ${runs}`;
      console.log(`${round}, ${major}.x, ${name}: ${seconds} s`);
    }
  }
}

const data = adviceData({
  majors,
  components,
  runs,
  date: new Date().toISOString().slice(0, 10),
  machine: thisMachine(),
});
writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
console.log(`Wrote ${path.relative(root, target)}`);

/**
 * Writes the application for a major, next to the packages that build it.
 *
 * @param {string} major
 * @param {string} samples - the folder, from the root, whose packages are used
 * @returns data of this major, without runs
 */
function setUp(major, samples) {
  const folder = path.join(root, '.cache/advice', major);
  const packages = path.join(root, samples, 'node_modules');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path.join(folder, 'node_modules'))) {
    symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
  }
  writeAdviceApplication(folder, components);
  // The scripts are copied next to the application, so that they find its packages.
  cpSync(scripts, path.join(folder, 'scripts'), { recursive: true });
  /** @param {string} name @returns {string} */
  const version = (name) =>
    JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')).version;
  const versions = { rsbuild: version('@rsbuild/core'), rspack: version('@rspack/core') };
  return { folder, versions, raw: /** @type {Record<string, number[]>} */ ({}) };
}

/** @param {string} folder @param {string} name @returns {Promise<number>} seconds */
async function measure(folder, name) {
  const options = {
    cwd: path.join(folder, 'scripts'),
    env: { ...process.env, NODE_ENV: '' },
  };
  return (await measureNode(['run.mjs', name, folder], options)).cpu;
}
