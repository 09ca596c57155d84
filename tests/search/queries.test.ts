import { expect, test } from 'vitest';
import { languages } from '../../src/site.ts';
import { loadNavigation } from '../structure/navigationFiles.ts';
import { expectedQueries } from './querySets.ts';

test('at least 120 queries, each for a page of the site', () => {
  const all = languages.flatMap((lang) => expectedQueries(lang));
  const routes = new Set(loadNavigation('en').pages);
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(all.flatMap(({ pages }) => pages).filter((page) => !routes.has(page))).toEqual([]);
});

test.each(languages)('a third or more of the queries in %s are held back', (lang) => {
  const all = expectedQueries(lang);
  const heldBack = all.filter(({ isHeldBack }) => isHeldBack);
  expect(heldBack.length).toBeGreaterThanOrEqual(all.length / 3);
  expect(heldBack.length).toBeLessThan(all.length);
});
