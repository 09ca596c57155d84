import { describe, expect, test } from 'vitest';
import { readEmittedIndex } from '../search/emittedIndex.ts';
import { measureRelevance } from '../search/relevance.ts';
import { requireFreshBuild } from './lib/site.ts';

/** What the search must reach; raised when it gets better, never lowered to pass. */
const floors = {
  en: { meanReciprocalRank: 0.93, firstThree: 0.97, empty: 0.01 },
  zh: { meanReciprocalRank: 0.93, firstThree: 0.97, empty: 0.01 },
};

requireFreshBuild();

describe.each(['en', 'zh'] as const)('%s', (lang) => {
  test('queries find the page a reader wants', { timeout: 60_000 }, () => {
    const { meanReciprocalRank, firstThree, empty } = measureRelevance(
      lang,
      readEmittedIndex(lang),
    );
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(floors[lang].meanReciprocalRank);
    expect(firstThree).toBeGreaterThanOrEqual(floors[lang].firstThree);
    expect(empty).toBeLessThanOrEqual(floors[lang].empty);
  });
});
