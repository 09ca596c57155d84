import { describe, expect, it } from 'vitest';
import { formatProblems } from '../content/lib/problem.ts';
import { collapse, loadSite, requireFreshBuild } from './lib/site.ts';
import { siteRules } from './rules/index.ts';

requireFreshBuild();

// The rules check what readers get.
describe('the built site', () => {
  const site = loadSite();

  it('has more pages than one language of them', () => {
    expect(site.pages.size).toBeGreaterThan(2 * 184);
  });

  it.each(Object.entries(siteRules))('follows %s', (_, rule) => {
    expect(formatProblems(collapse(rule(site)))).toBe('');
  });
});
