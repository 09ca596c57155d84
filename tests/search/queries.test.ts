import { expect, test } from 'vitest';
import { loadNavigation } from '../structure/navigationFiles.ts';
import { queries } from './queries.ts';

test('at least 120 queries, each for a page of the site', () => {
  const all = [...queries.en, ...queries.zh];
  const routes = new Set(loadNavigation('en').pages);
  expect(all.length).toBeGreaterThanOrEqual(120);
  const unknown = all.flatMap(([, ...pages]) => pages).filter((page) => !routes.has(page));
  expect(unknown).toEqual([]);
});
