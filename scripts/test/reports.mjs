import path from 'node:path';

/**
 * Result of a part of the tests. `failures` has a line with file and line number for each failed
 * test; `failed` may be higher, as it includes errors outside tests.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Outcome
 */

/** The part of Vitest's JSON report that is read here.
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name - absolute path
 * @property {string} status
 * @property {string} message - why the file did not run; empty when it did
 * @property {{ status: string, fullName: string, location?: { line: number } | null, failureMessages: string[] | null }[]} assertionResults
 */

/** The part of Playwright's JSON report that is read here.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors - outside tests, such as a server that does not start
 * @property {PlaywrightSuite[]} suites
 *
 * @typedef {object} PlaywrightSuite
 * @property {{ ok: boolean, file: string, line: number, title: string }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @param {VitestReport | undefined} report - undefined if there is none
 * @param {number} code - exit code of Vitest
 * @param {string} root - absolute path of the checkout
 * @returns {Outcome}
 */
export function vitestOutcome(report, code, root) {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const place = path.relative(root, file.name).split(path.sep).join('/');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) {
      return [`${place}: ${firstLine(file.message)}`];
    }
    return failed.map(({ fullName, location, failureMessages }) => {
      const [message = ''] = failureMessages ?? [];
      const line = lineIn(message, file.name) ?? location?.line ?? 1;
      return `${place}:${line} › ${fullName}: ${firstLine(message)}`;
    });
  });
  return outcome('vitest', code, {
    passed: report?.numPassedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    failures,
  });
}

/**
 * @param {PlaywrightReport | undefined} report - undefined if there is none
 * @param {number} code - exit code of Playwright
 * @returns {Outcome}
 */
export function playwrightOutcome(report, code) {
  const failed = (report?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
  return outcome('playwright', code, {
    passed: report?.stats.expected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    failures: [
      ...failed.map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
      ...(report?.errors ?? []).map(({ message = '' }) => `playwright: ${firstLine(message)}`),
    ],
  });
}

/**
 * @param {string} title
 * @param {number} code - exit code of the program
 * @returns {Outcome} the program counts as one test
 */
export function commandOutcome(title, code) {
  const failures = code === 0 ? [] : [`${title}: its output above names the places`];
  return { passed: code === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures };
}

/** @param {Outcome[]} parts @returns {Outcome} */
export function sum(parts) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const total = (key) => parts.reduce((all, part) => all + part[key], 0);
  const failures = parts.flatMap((part) => part.failures);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), failures };
}

/** @param {Omit<Outcome, 'failures'>} outcome @returns {string} */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {string} runner
 * @param {number} code
 * @param {Omit<Outcome, 'failed'>} found
 * @returns {Outcome} with an additional failure if the runner failed but no test did
 */
function outcome(runner, code, { passed, skipped, failures }) {
  const all =
    code !== 0 && failures.length === 0
      ? [`${runner} ended with code ${code}, outside a test: see above`]
      : failures;
  return { passed, failed: all.length, skipped, failures: all };
}

/** @param {PlaywrightSuite} suite @returns {NonNullable<PlaywrightSuite['specs']>} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * @param {string} stack
 * @param {string} file - absolute path
 * @returns {number | undefined} line of the topmost call in the file
 */
function lineIn(stack, file) {
  const at = stack.indexOf(`${file}:`);
  return at < 0 ? undefined : Number.parseInt(stack.slice(at + file.length + 1), 10);
}

/** @param {string} text @returns {string} without terminal colors */
function firstLine(text) {
  const [line = ''] = text.split('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with one.
  return line.replace(/\u001b\[[\d;]*m/g, '');
}
