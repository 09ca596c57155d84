import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine.ts';
import { majors, minorOf } from '../../src/versions.ts';
import { readEmittedIndex } from '../search/emittedIndex.ts';
import { measureRelevance } from '../search/relevance.ts';
import { requireFreshBuild } from './lib/site.ts';

/**
 * Minimum figures for all queries, and for the held-back ones; raised when the ranking improves,
 * never lowered.
 */
const floors = {
  en: { all: { rank: 0.965, firstThree: 0.98 }, heldBack: { rank: 0.945, firstThree: 0.96 } },
  zh: { all: { rank: 0.96, firstThree: 0.975 }, heldBack: { rank: 0.945, firstThree: 0.96 } },
};

requireFreshBuild();

describe.each(['en', 'zh'] as const)('%s', (lang) => {
  test.each(majors)(
    'queries find the page a reader of %s.x wants',
    { timeout: 60_000 },
    (major) => {
      const measured = measureRelevance(lang, readEmittedIndex(lang), minorOf(major));
      for (const part of ['all', 'heldBack'] as const) {
        const { meanReciprocalRank, firstThree, empty } = measured[part];
        expect(meanReciprocalRank, part).toBeGreaterThanOrEqual(floors[lang][part].rank);
        expect(firstThree, part).toBeGreaterThanOrEqual(floors[lang][part].firstThree);
        expect(empty, part).toBeLessThanOrEqual(0.01);
      }
    },
  );
});

test.each([
  ['modu fed', '/guide/advanced/module-federation'],
  ['hist', '/config/server/history-api-fallback'],
  ['envir', '/config/environments'],
  ['svg re', '/guide/framework/react'],
  ['brows', '/guide/advanced/browser-compatibility'],
])('%s, not typed to the end, finds %s', (typed, page) => {
  const engine = createEngine(readEmittedIndex('en'));
  expect(engine.order(typed)[0]).toBe(page);
});
