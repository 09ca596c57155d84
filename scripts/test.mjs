import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installIfMissing } from './setup/install.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { run } from './setup/run.mjs';

requireSupportedNode();
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const reports = path.join(root, 'test-results');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

await installIfMissing(root);
await installIfMissing(path.join(root, 'samples'));
const { ensureBrowser } = await import('./setup/browser.mjs');
process.env.CHROMIUM_PATH = await ensureBrowser();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };

await step('Lint', () => command('biome', ['check', '--error-on-warnings', '.']));
await step('Types', () => command('tsc', ['--noEmit', '-p', '.']));
await step('Unused files and dependencies', () => command('knip', ['--files', '--dependencies']));
await step('Units, facts, samples, pages', () => vitest(['unit', 'samples'], 'units'));
const built = await step('Build', () => command(process.execPath, ['scripts/build.mjs']));
if (built) {
  await step('Built site', () => vitest(['site'], 'site'));
  await step('Browser', playwright);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs one part of the tests, prints its time and adds its counts to the total.
 *
 * @param {string} title
 * @param {() => Promise<Counts>} part
 * @returns {Promise<boolean>} whether nothing failed
 */
async function step(title, part) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const counts = await part();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts.failed === 0;
}

/**
 * A command that counts as one test.
 *
 * @param {string} name - program in node_modules/.bin, or a path
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function command(name, args) {
  const program = path.isAbsolute(name) ? name : path.join(root, 'node_modules/.bin', name);
  const code = await run(program, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string[]} projects - names in vitest.config.ts
 * @param {string} name - of the report file
 * @returns {Promise<Counts>}
 */
async function vitest(projects, name) {
  const report = path.join(reports, `${name}.json`);
  const selection = projects.flatMap((project) => ['--project', project]);
  const code = await run(path.join(root, 'node_modules/.bin/vitest'), [
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report);
  // A run that broke outside a test counts as a failure, too.
  const failed = code !== 0 && !numFailedTests ? 1 : (numFailedTests ?? 1);
  return { passed: numPassedTests ?? 0, failed, skipped: numPendingTests ?? 0 };
}

/** @returns {Promise<Counts>} */
async function playwright() {
  const code = await run(path.join(root, 'node_modules/.bin/playwright'), ['test']);
  const { stats } = readReport(path.join(reports, 'report.json'));
  const failed = (stats?.unexpected ?? 1) + (stats?.flaky ?? 0);
  return {
    passed: stats?.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * @param {string} file
 * @returns {any} the parsed report, whose shape is the runner's own; empty when it wrote none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
