import { describe, expect, it } from 'vitest';
import { loadAllPages } from './lib/docs.ts';
import { formatChinesePage } from './lib/formatChinesePage.ts';
import { parsePage } from './lib/page.ts';
import { formatProblems } from './lib/problem.ts';
import { checkPages, pageRules, pairRules, setRules } from './rules/index.ts';

const pages = loadAllPages();
const problems = checkPages(pages);

describe('the pages of docs/', () => {
  it('are there', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(Object.keys({ ...pageRules, ...pairRules, ...setRules }))('follow %s', (name) => {
    expect(formatProblems(problems.filter(({ rule }) => rule === name))).toBe('');
  });

  it('stay as they are when formatted twice', () => {
    const unstable = pages.filter((page) => {
      if (page.lang !== 'zh') return false;
      const once = formatChinesePage(page);
      return formatChinesePage(parsePage(page.file, once)) !== once;
    });
    expect(unstable.map(({ file }) => file)).toEqual([]);
  }, 120_000);
});
