import { createEngine } from '../../src/search/engine.ts';
import type { SearchDocument } from '../../src/search/types.ts';
import { queries } from './queries.ts';

/** A query, and where the page a reader wants came in the results. */
export interface Verdict {
  query: string;
  wanted: string[];
  /** 1 for the first; 0 when it is not among the first ten. */
  place: number;
  found: string[];
}

export interface Relevance {
  verdicts: Verdict[];
  meanReciprocalRank: number;
  firstThree: number;
  empty: number;
}

/**
 * Asks an index every query.
 *
 * @param documents - of the index of the language
 * @throws when the index lacks every page that a query is about
 */
export function measureRelevance(lang: 'en' | 'zh', documents: SearchDocument[]): Relevance {
  const engine = createEngine(documents);
  const routes = new Set(documents.map(({ routePath }) => routePath));
  const verdicts: Verdict[] = [];
  for (const [query, ...pages] of queries[lang]) {
    const wanted = pages
      .map((page) => `${lang === 'en' ? '' : `/${lang}`}/${page.replace(/(^|\/)index$/, '$1')}`)
      .filter((route) => routes.has(route));
    if (wanted.length === 0) throw new Error(`the index has no page that answers '${query}'`);
    const found = engine.order(query).slice(0, 10);
    verdicts.push({
      query,
      wanted,
      found,
      place: found.findIndex((route) => wanted.includes(route)) + 1,
    });
  }
  const share = (test: (verdict: Verdict) => boolean) =>
    verdicts.filter(test).length / Math.max(1, verdicts.length);
  return {
    verdicts,
    meanReciprocalRank:
      verdicts.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) /
      Math.max(1, verdicts.length),
    firstThree: share(({ place }) => place >= 1 && place <= 3),
    empty: share(({ found }) => found.length === 0),
  };
}
