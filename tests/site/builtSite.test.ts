import { describe, expect, it } from 'vitest';
import { formatProblems } from '../content/lib/problem.ts';
import { collapse, loadSite, unbuiltReason } from './lib/site.ts';
import { siteRules } from './rules/index.ts';

const reason = unbuiltReason();

// The rules read what the reader gets; without a build of the present pages there is nothing to
// read, and a stale one would blame pages for what is mended.
describe.skipIf(reason)(`the built site${reason ? ` (skipped: ${reason})` : ''}`, () => {
  const site = reason ? undefined : loadSite();

  it('is there', () => {
    expect(site?.pages.size).toBeGreaterThan(1);
  });

  it.each(Object.entries(siteRules))('follows %s', (_, rule) => {
    expect(formatProblems(collapse(site ? rule(site) : []))).toBe('');
  });
});
