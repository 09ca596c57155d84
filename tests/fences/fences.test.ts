import { afterAll, expect, test, vi } from 'vitest';
import { toolchains } from '../../scripts/samples/installed.ts';
import { loadAllPages } from '../content/lib/docs.ts';
import { formatProblems } from '../content/lib/problem.ts';
import { checkFences, describeTotals, type Report } from './check.ts';

// The first test checks all pages.
vi.setConfig({ testTimeout: 300_000 });

const pages = loadAllPages();
let checked: Promise<Report> | undefined;
/** Pages are checked together, as they share programs; each test uses its part of the result. */
function check(): Promise<Report> {
  checked ??= checkFences(pages);
  return checked;
}

test('there are pages with fences for each major', async () => {
  const { totals } = await check();
  expect(totals.map(({ fences }) => fences > 0)).toEqual(toolchains.map(() => true));
});

test.each(pages.map(({ file }) => file))('%s', async (page) => {
  const { problems } = await check();
  expect(formatProblems(problems.filter(({ file }) => file === page))).toBe('');
});

afterAll(async () => {
  const { totals, exceptions } = await check();
  const list = exceptions.map(({ page, line, reason }) => `  ${page}:${line} ${reason}`);
  console.log([describeTotals(totals), ...list].join('\n'));
});
