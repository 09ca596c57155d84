import { indexCache } from './constants.ts';
import { type Corpus, createCorpus } from './corpus.ts';
import { parseQuery } from './query.ts';
import { rank } from './rank.ts';
import { remember } from './remember.ts';
import { toResults } from './results.ts';
import type { PageResult, SearchDocument, SearchPreset } from './types.ts';

/** A searchable set of documents. */
export interface SearchEngine {
  /**
   * @param keyword - as typed
   * @returns at most seven pages, best first
   */
  search(keyword: string): PageResult[];
  /** All pages that answer, best first, by their addresses. */
  order(keyword: string): string[];
}

/**
 * Indexes documents, and answers queries from the indexes.
 *
 * @param documents - of the index file
 * @param preset - see `presets`
 */
export function createEngine(
  documents: readonly SearchDocument[],
  preset: SearchPreset = 'score',
): SearchEngine {
  return answerFrom(createCorpus(documents, preset));
}

/** Answers queries from what a corpus knows. */
export function answerFrom(corpus: Corpus): SearchEngine {
  return {
    search: remember(indexCache, (keyword) => {
      const query = parseQuery(keyword, corpus);
      return toResults(rank(corpus, query), query, keyword);
    }),
    order: (keyword) =>
      rank(corpus, parseQuery(keyword, corpus)).pages.map(({ document }) => document.routePath),
  };
}
