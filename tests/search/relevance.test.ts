import { describe, expect, test } from 'vitest';
import { specPages } from '../../src/specRoutes.ts';
import { queries } from './queries.ts';
import { measureRelevance } from './relevance.ts';

/** What the search must reach; raised when it gets better, never lowered to pass. */
const floors = {
  en: { meanReciprocalRank: 0.93, firstThree: 0.97, empty: 0.01 },
  zh: { meanReciprocalRank: 0.93, firstThree: 0.97, empty: 0.01 },
};

test('at least 120 queries, each for a page of the site', () => {
  const all = [...queries.en, ...queries.zh];
  const routes = new Set(specPages());
  expect(all.length).toBeGreaterThanOrEqual(120);
  const unknown = all.flatMap(([, ...pages]) => pages).filter((page) => !routes.has(page));
  expect(unknown).toEqual([]);
});

describe.each(['en', 'zh'] as const)('%s', (lang) => {
  test('queries find the page a reader wants', { timeout: 120_000 }, () => {
    const { meanReciprocalRank, firstThree, empty } = measureRelevance(lang);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(floors[lang].meanReciprocalRank);
    expect(firstThree).toBeGreaterThanOrEqual(floors[lang].firstThree);
    expect(empty).toBeLessThanOrEqual(floors[lang].empty);
  });
});
