import { describe, expect, test } from 'vitest';
import { budget, type PageWeight, weightProblems } from './problems.ts';

const own = '/static/js/async/a1/x.js';
const page: PageWeight = {
  file: 'config/mode.html',
  html: 9_000,
  scripts: { '/static/js/index.js': 100_000, [own]: 5_000 },
  styles: 12_000,
};

describe('the weight of pages', () => {
  test.each([
    ['within the budget', [page], [], ''],
    [
      'heavy by its text',
      [{ ...page, scripts: { ...page.scripts, [own]: 16_000 } }],
      [],
      'scripts',
    ],
    ['excepted', [{ ...page, scripts: { ...page.scripts, [own]: 16_000 } }], [page.file], ''],
    // An exception that is of no use hides the next fault.
    ['excepted without need', [page], [page.file], 'not to be excepted'],
    ['an exception for a page that is gone', [page], [page.file.replace('mode', 'old')], 'no page'],
    [
      'shared code',
      [{ ...page, scripts: { '/static/js/index.js': budget.sharedScripts + 1 } }],
      [],
      'scripts that all pages share',
    ],
    ['styles', [{ ...page, styles: budget.styles + 1 }], [], 'styles'],
    ['HTML', [{ ...page, html: budget.medianHtml + 1 }], [], 'median page, HTML'],
    // One long page among short ones is no fault.
    ['one long page', [page, page, { ...page, html: budget.medianHtml * 2 }], [], ''],
  ])('%s', (_, pages, longPages, problem) => {
    const problems = weightProblems(pages, longPages);
    if (problem === '') expect(problems).toEqual([]);
    else expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});
