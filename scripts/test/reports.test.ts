import { describe, expect, it, test } from 'vitest';
import { commandOutcome, playwrightOutcome, sum, summary, vitestOutcome } from './reports.mjs';

const file = {
  name: '/site/tests/a.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { status: 'passed', fullName: 'fine', location: { line: 3 }, failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a sum',
      location: { line: 5 },
      failureMessages: [
        'AssertionError: 1 is not 2\n    at check (/site/tests/lib.ts:9:1)\n    at /site/tests/a.test.ts:7:11',
      ],
    },
    {
      status: 'failed',
      fullName: 'a rule',
      location: { line: 12 },
      failureMessages: ['Error: no\n    at check (/site/tests/lib.ts:9:1)'],
    },
  ],
};

describe('what Vitest reports', () => {
  it('names file and line: of the assertion, else of the test', () => {
    const report = { numPassedTests: 1, numPendingTests: 2, testResults: [file] };
    expect(vitestOutcome(report, 1, '/site')).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        'tests/a.test.ts:7 › a sum: AssertionError: 1 is not 2',
        'tests/a.test.ts:12 › a rule: Error: no',
      ],
    });
  });

  it.each([
    [
      'a file that cannot be run',
      [{ ...file, message: 'no build\nat x', assertionResults: [] }],
      ['tests/a.test.ts: no build'],
    ],
    [
      'a run that broke outside a test',
      [],
      ['vitest ended with code 1, outside a test: see above'],
    ],
  ])('counts %s', (_, testResults, failures) => {
    const report = { numPassedTests: 4, numPendingTests: 0, testResults };
    const outcome = { passed: 4, failed: 1, skipped: 0, failures };
    expect(vitestOutcome(report, 1, '/site')).toEqual(outcome);
  });

  it('is a failure when there is none', () => {
    expect(vitestOutcome(undefined, 1, '/site')).toMatchObject({ passed: 0, failed: 1 });
  });
});

test.each([
  [
    'a failed test',
    {
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [{ ok: true, file: 'b.spec.ts', line: 1, title: 'fine' }],
          suites: [{ specs: [{ ok: false, file: 'b.spec.ts', line: 8, title: 'a click' }] }],
        },
      ],
    },
    { passed: 3, failed: 1, skipped: 0, failures: ['e2e/b.spec.ts:8 › a click'] },
  ],
  [
    'a server that does not start',
    {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: '\u001b[31mError: the port is taken\u001b[39m\nmore' }],
      suites: [],
    },
    { passed: 0, failed: 1, skipped: 0, failures: ['playwright: Error: the port is taken'] },
  ],
])('what Playwright reports of %s', (_, report, outcome) => {
  expect(playwrightOutcome(report, 1)).toEqual(outcome);
});

test('programs count as one test each, and all parts are summed up', () => {
  const [fine, broken] = [commandOutcome('biome', 0), commandOutcome('tsc', 2)];
  const line = 'tsc: its output above names the places';
  expect(fine).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
  expect(broken).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [line] });
  const units = { passed: 20, failed: 2, skipped: 3, failures: ['a', 'b'] };
  const all = sum([fine, broken, units]);
  expect(all).toEqual({ passed: 21, failed: 3, skipped: 3, failures: [line, 'a', 'b'] });
  expect(summary(all)).toBe('21 passed, 3 failed, 3 skipped');
  expect(summary(broken)).toBe('0 passed, 1 failed');
});
