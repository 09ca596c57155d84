import { describe, expect, test } from 'vitest';
import { budget, type PageWeight, weightProblems } from './problems.ts';

const own = '/static/js/async/a1/x.js';
const shared = '/static/css/styles.css';
const page: PageWeight = {
  file: 'config/mode.html',
  html: 9_000,
  scripts: { '/static/js/index.js': 100_000, [own]: 5_000 },
  styles: { [shared]: 12_000 },
};

/** The page with more content. */
const withText = (bytes: number) => ({ ...page, scripts: { ...page.scripts, [own]: bytes } });

/** The page with an additional stylesheet. */
const withStyles = (bytes: number) => ({
  ...page,
  styles: { ...page.styles, '/static/css/async/X.css': bytes },
});

describe('the weight of pages', () => {
  test.each([
    ['within the budget', [page], ''],
    ['heavy by its text', [withText(21_000)], 'median page, scripts'],
    // A few long pages are allowed.
    ['one long page among others', [withText(21_000), page, page], ''],
    ['too long a page', [withText(36_000), page, page], 'config/mode.html, scripts:'],
    ['styles', [{ ...page, styles: { [shared]: budget.styles + 1 } }], 'styles'],
    ['styles of its own', [withStyles(budget.ownStyles)], ''],
    ['many styles of its own', [withStyles(budget.ownStyles + 1)], 'its own styles'],
    ['HTML', [{ ...page, html: budget.medianHtml + 1 }], 'median page, HTML'],
    ['a page whose scripts were not found', [{ ...page, scripts: {} }], 'were not found'],
    ['much HTML in one page', [page, page, { ...page, html: budget.medianHtml * 2 }], ''],
  ])('%s', (_, pages, problem) => {
    const problems = weightProblems(pages);
    if (problem === '') expect(problems).toEqual([]);
    else expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});
