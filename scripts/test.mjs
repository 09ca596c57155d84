import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installIfMissing } from './setup/install.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { run, runBuffered } from './setup/run.mjs';

requireSupportedNode();
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const reports = path.join(root, 'test-results');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ ok: boolean, file: string, line: number, title: string }} BrowserSpec */

const samplesInstalled = installIfMissing(path.join(root, 'samples'));
// Told below, once the rest is done.
samplesInstalled.catch(() => {});
await installIfMissing(root);
// It needs no samples and leaves half a core free: what comes before its tests runs beside it.
const siteBuild = runBuffered(process.execPath, ['scripts/build.mjs']);
await samplesInstalled.catch(async (error) => {
  await siteBuild;
  throw error;
});
const { ensureTestBrowser } = await import('./setup/browser.mjs');
process.env.CHROMIUM_PATH = await ensureTestBrowser();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** Names of what failed, repeated at the end, where a reader of a long log looks. */
/** @type {string[]} */
const failures = [];

await step('Lint, types, unused files and dependencies', () =>
  commands([
    ['biome', 'check', '--error-on-warnings', '.'],
    ['tsc', '--noEmit', '-p', '.'],
    ['knip', '--files', '--dependencies'],
  ]),
);
await step('Units, facts, samples, pages', () => vitest(['unit', 'samples'], 'units'));
const built = await step('Build', build);
if (built) {
  await step('Built site', () => vitest(['site'], 'site'));
  await step('Browser', playwright);
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
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
 * Programs of packages, run at the same time, each of which counts as one test. What they print
 * follows in their order.
 *
 * @param {[name: string, ...args: string[]][]} lines
 * @returns {Promise<Counts>}
 */
async function commands(lines) {
  const running = lines.map(([name, ...args]) =>
    runBuffered(path.join(root, 'node_modules/.bin', name), args),
  );
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, line] of lines.entries()) {
    const { code, output } = (await running[index]) ?? { code: 1, output: '' };
    console.log(`$ ${line.join(' ')}\n${output.trimEnd()}`);
    if (code === 0) counts.passed++;
    else {
      counts.failed++;
      failures.push(`  ${line.join(' ')}`);
    }
  }
  return counts;
}

/** @returns {Promise<Counts>} of the build, which counts as one test */
async function build() {
  const { code, output } = await siteBuild;
  console.log(output.trimEnd());
  if (code !== 0) failures.push('  node scripts/build.mjs');
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
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readReport(report);
  for (const file of testResults) {
    const place = path.relative(root, file.name);
    /** @type {{ status: string, fullName: string, failureMessages: string[] }[]} */
    const results = file.assertionResults;
    const failed = results.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) {
      failures.push(`  ${place}: ${file.message}`);
    }
    for (const { fullName, failureMessages } of failed) {
      failures.push(`  ${place} › ${fullName}\n    ${failureMessages[0]?.split('\n')[0] ?? ''}`);
    }
  }
  // A run that broke outside a test counts as a failure, too.
  const failed = code !== 0 && !numFailedTests ? 1 : (numFailedTests ?? 1);
  return { passed: numPassedTests ?? 0, failed, skipped: numPendingTests ?? 0 };
}

/** @returns {Promise<Counts>} */
async function playwright() {
  const code = await run(path.join(root, 'node_modules/.bin/playwright'), ['test']);
  const { stats, suites = [] } = readReport(path.join(reports, 'report.json'));
  /** @type {BrowserSpec[]} */
  const specs = suites.flatMap(specsOf);
  for (const spec of specs.filter(({ ok }) => !ok)) {
    failures.push(`  e2e/${spec.file}:${spec.line} › ${spec.title}`);
  }
  const failed = (stats?.unexpected ?? 1) + (stats?.flaky ?? 0);
  return {
    passed: stats?.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * @param {{ specs?: BrowserSpec[], suites?: any[] }} suite - of a report of Playwright, nested
 * @returns {BrowserSpec[]} every test in it
 */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
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
