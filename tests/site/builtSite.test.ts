import { describe, expect, it } from 'vitest';
import { languages } from '../../src/site.ts';
import { formatProblems } from '../content/lib/problem.ts';
import { readEmittedIndex } from '../search/emittedIndex.ts';
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

  it.each(languages)('has no comments for writers in the search index of %s', (lang) => {
    const documents = readEmittedIndex(lang);
    expect(documents.length).toBeGreaterThan(184);
    const commented = documents.filter(({ content }) => /\{\/\* \w+:/.test(content));
    expect(commented.map(({ routePath }) => routePath)).toEqual([]);
  });
});
