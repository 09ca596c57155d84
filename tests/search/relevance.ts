import { createEngine } from '../../src/search/engine.ts';
import type { SearchDocument } from '../../src/search/types.ts';
import type { Language } from '../../src/site.ts';
import { type ExpectedQuery, expectedQueries } from './querySets.ts';

/** A query, and the rank of the wanted page in the results. */
interface Verdict extends ExpectedQuery {
  /** 1 for the first; 0 if it is not among the first ten. */
  place: number;
  /** Paths of the first ten pages. */
  found: string[];
}

export interface Relevance {
  verdicts: Verdict[];
  meanReciprocalRank: number;
  /** Shares of the queries, from 0 to 1: wanted page among the first three; no results. */
  firstThree: number;
  empty: number;
}

/**
 * Searches an index for all queries whose pages are in it.
 *
 * @param documents - of the index of the language
 * @param minor - the reader's version, if any is chosen
 * @returns totals for all queries, and for the held-back ones
 */
export function measureRelevance(
  lang: Language,
  documents: SearchDocument[],
  minor?: string,
): Record<'all' | 'heldBack', Relevance> {
  const engine = createEngine(documents);
  const routes = new Set(documents.map(({ routePath }) => routePath));
  const verdicts = expectedQueries(lang).map((expected): Verdict => {
    const wanted = expected.pages
      .map((page) => `${lang === 'en' ? '' : `/${lang}`}/${page.replace(/(^|\/)index$/, '$1')}`)
      .filter((route) => routes.has(route));
    const found = engine.order(expected.query, minor).slice(0, 10);
    return {
      ...expected,
      found,
      place: found.findIndex((route) => wanted.includes(route)) + 1,
    };
  });
  return {
    all: summarise(verdicts),
    heldBack: summarise(verdicts.filter(({ isHeldBack }) => isHeldBack)),
  };
}

function summarise(verdicts: Verdict[]): Relevance {
  const share = (test: (verdict: Verdict) => boolean) =>
    verdicts.filter(test).length / verdicts.length;
  return {
    verdicts,
    meanReciprocalRank:
      verdicts.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / verdicts.length,
    firstThree: share(({ place }) => place >= 1 && place <= 3),
    empty: share(({ found }) => found.length === 0),
  };
}
