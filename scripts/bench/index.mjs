import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildArguments } from '../build.mjs';
import { readTwins } from '../compare/content.mjs';
import { rspress } from '../compare/tools/rspress.mjs';
import { thisMachine } from '../measure/machine.mjs';
import { measureProcess } from '../measure/processes.mjs';
import { clear, copyProject, linkPackages } from '../measure/project.mjs';
import { median } from '../measure/statistics.mjs';
import { table } from '../measure/table.mjs';
import { measureDev } from './dev.mjs';
import { countPages, multiplyPages } from './pages.mjs';
import { summarize } from './profile.mjs';
import { misses, rows } from './result.mjs';

/**
 * `npm run bench [-- --runs 3] [-- --times 4]`: measures the build of this site and its dev server,
 * cold and warm, with its pages and with `--times` as many, in a copy of the checkout; `--times 1`
 * leaves the second out. Ends with code 1 when an aim is missed.
 *
 * `npm run bench -- --stock`: measures instead what the same pages, as Markdown, take Rspress without
 * anything of this site, so that figures of different machines can be compared.
 *
 * `npm run bench -- --profile`: says instead what the main thread of a cold build is busy with.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    times: { type: 'string', default: '4' },
    stock: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const times = Number(values.times);
if (!(runs >= 1 && times >= 1)) throw new Error('--runs and --times take a number from 1');
/** Edits in each run of the dev server. */
const edits = 5;

const root = path.resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
const project = path.join(scratch, 'project');
const docs = path.join(project, 'docs');
try {
  copyProject(root, project);
  if (values.profile) await profileBuild();
  else if (values.stock) print([await measureStock()]);
  else await compareWithAims();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Prints the table of all measures, and which aims are missed. */
async function compareWithAims() {
  const own = () => measureProject(project, countPages(docs), ['scripts/build.mjs']);
  const results = [await own()];
  if (times > 1) {
    multiplyPages(docs, times);
    results.push(await own());
  }
  print(results);
  const problems = misses(results);
  if (problems.length > 0) {
    console.log(`\nMissed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    process.exitCode = 1;
  }
}

/** @param {import('./result.mjs').Result[]} results - of each number of pages */
function print(results) {
  console.log(`\nMedians of ${runs}, ${JSON.stringify(thisMachine())}\n`);
  console.log(table(['', ...results.map(({ pages }) => `${pages} pages`), 'aim'], rows(results)));
}

/** @returns {Promise<import('./result.mjs').Result>} of Rspress with the Markdown of this site */
async function measureStock() {
  await build('this site, for its Markdown', project, ['scripts/build.mjs']);
  const pages = readTwins(path.join(project, 'doc_build'));
  const folder = path.join(scratch, 'stock');
  rspress.write(folder, pages);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { dev: 'rspress dev --port 3000' } }),
  );
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const args = ['node_modules/@rspress/core/bin/rspress.js', 'build'];
  return measureProject(folder, pages.length, args, 'md');
}

/** Prints where the time of a cold build goes. */
async function profileBuild() {
  clear(project);
  const folder = path.join(scratch, 'profile');
  const args = ['--cpu-prof', `--cpu-prof-dir=${folder}`, ...buildArguments(project)];
  const { cpu } = await measureProcess(process.execPath, args, { cwd: project });
  const [file] = readdirSync(folder);
  const profile = JSON.parse(readFileSync(path.join(folder, String(file)), 'utf8'));
  const { parts, entries } = summarize(profile);
  /** @param {[string, number][]} sums */
  const seconds = (sums) => sums.map(([name, value]) => [name, value.toFixed(1)]);
  console.log(`\n${countPages(docs)} pages, ${JSON.stringify(thisMachine())}\n`);
  console.log(table(['main thread', 's'], seconds(parts)));
  console.log(`\nAll threads together: ${cpu.toFixed(1)} s of processor, profiling included\n`);
  console.log(table(['of it, called by', 's'], seconds(entries.slice(0, 8))));
}

/**
 * @param {string} folder - of a project
 * @param {number} pages
 * @param {string[]} buildArgs - program and arguments that build it
 * @param {string} [extension] - of its pages
 * @returns {Promise<import('./result.mjs').Result>}
 */
async function measureProject(folder, pages, buildArgs, extension) {
  const cold = [];
  const warm = [];
  const devCold = [];
  const devWarm = [];
  for (let run = 1; run <= runs; run++) {
    const title = `${pages} pages, run ${run}`;
    clear(folder);
    cold.push(await build(`${title}, cold build`, folder, buildArgs));
    warm.push(await build(`${title}, warm build`, folder, buildArgs));
    clear(folder);
    devCold.push(await dev(`${title}, dev server, cold`, folder, extension));
    devWarm.push(await dev(`${title}, dev server, warm`, folder, extension));
  }
  return {
    pages,
    coldWall: median(cold.map(({ wall }) => wall)),
    coldCpu: median(cold.map(({ cpu }) => cpu)),
    warmWall: median(warm.map(({ wall }) => wall)),
    warmCpu: median(warm.map(({ cpu }) => cpu)),
    memory: Math.max(...[...cold, ...warm].map(({ memory }) => memory)),
    firstPageCold: median(devCold.map(({ firstPage }) => firstPage)),
    firstPageWarm: median(devWarm.map(({ firstPage }) => firstPage)),
    edit: median([...devCold, ...devWarm].flatMap((server) => server.edits)),
  };
}

/** @param {string} title @param {string} folder @param {string[]} args */
async function build(title, folder, args) {
  const figures = await measureProcess(process.execPath, args, { cwd: folder });
  console.log(`${title}: ${JSON.stringify(figures)}`);
  return figures;
}

/** @param {string} title @param {string} folder @param {string} [extension] */
async function dev(title, folder, extension) {
  const figures = await measureDev(folder, { edits, extension });
  console.log(`${title}: ${JSON.stringify(figures)}`);
  return figures;
}
