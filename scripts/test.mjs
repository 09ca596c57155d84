/**
 * `npm test`: installs what is missing, builds the site and runs all checks. The last line is `N
 * passed, N failed`, preceded by each failure with its file and line.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installIfMissing } from './setup/install.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { run, runBuffered } from './setup/run.mjs';
import { commandOutcome, playwrightOutcome, sum, summary, vitestOutcome } from './test/reports.mjs';

/** @typedef {import('./test/reports.mjs').Outcome} Outcome */

requireSupportedNode();
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const samplesInstalled = installIfMissing(
  path.join(root, 'samples'),
  path.join(root, 'samples/v1'),
);
// Handled below, after the other packages are installed.
samplesInstalled.catch(() => {});
await installIfMissing(root);
// The build does not need the samples and leaves half a core idle, so it runs in parallel to the
// first parts.
const siteBuild = runBuffered(process.execPath, ['scripts/build.mjs']);
await samplesInstalled.catch(async (error) => {
  await siteBuild;
  throw error;
});
const { ensureTestBrowser } = await import('./setup/browser.mjs');
process.env.CHROMIUM_PATH = await ensureTestBrowser();

/** @type {Outcome[]} */
const outcomes = [];
await step('Lint, types, what is not used', () =>
  commands([
    ['biome', 'check', '--error-on-warnings', '.'],
    ['tsc', '--noEmit', '-p', '.'],
    ['knip', '--files', '--dependencies', '--exports'],
  ]),
);
await step('Units, facts, samples, pages', () =>
  vitest(['unit', 'samples', 'samples-v1'], 'units'),
);
const { failed } = await step('Build', async () => command('build.mjs', await siteBuild));
if (failed === 0) {
  await step('Built site', () => vitest(['site'], 'site'));
  await step('Browser', playwright);
}

const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${summary(sum(outcomes))}`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * Runs one part of the tests and prints its duration.
 *
 * @param {string} title
 * @param {() => Promise<Outcome>} part
 * @returns {Promise<Outcome>}
 */
async function step(title, part) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const outcome = await part();
  outcomes.push(outcome);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${title}: ${summary(outcome)}, ${seconds} s`);
  return outcome;
}

/**
 * Runs programs of packages in parallel and prints their output in order.
 *
 * @param {[name: string, ...args: string[]][]} lines
 * @returns {Promise<Outcome>}
 */
async function commands(lines) {
  const running = lines.map(([name, ...args]) => runBuffered(program(name), args));
  const ended = [];
  for (const [index, line] of lines.entries()) {
    ended.push(command(line.join(' '), (await running[index]) ?? { code: 1, output: '' }));
  }
  return sum(ended);
}

/**
 * @param {string} title
 * @param {{ code: number, output: string }} result - is printed
 * @returns {Outcome} the program counts as one test
 */
function command(title, { code, output }) {
  console.log(`$ ${title}\n${output.trimEnd()}`);
  return commandOutcome(title, code);
}

/**
 * @param {string[]} projects - names in vitest.config.ts
 * @param {string} name - of the report file
 * @returns {Promise<Outcome>}
 */
async function vitest(projects, name) {
  const report = path.join(reports, `${name}.json`);
  const code = await run(program('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // Adds the line of each test to the report.
    '--includeTaskLocation',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return vitestOutcome(readReport(report), code, root);
}

/** @returns {Promise<Outcome>} */
async function playwright() {
  const code = await run(program('playwright'), ['test']);
  return playwrightOutcome(readReport(path.join(reports, 'report.json')), code);
}

/** @param {string} name @returns {string} path of a package's program */
function program(name) {
  return path.join(root, 'node_modules/.bin', name);
}

/**
 * @param {string} file
 * @returns {any} the parsed report, in the format of the runner; undefined if it does not exist
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
