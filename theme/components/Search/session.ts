import { createGrowingEngine, type GrowingEngine } from '../../../src/search/engine.ts';
import type { PageResult, SearchDocument, SearchPreset } from '../../../src/search/types.ts';

/** Requests to a session. */
export type SearchRequest =
  | { type: 'open'; url: string; preset: SearchPreset }
  /** The version is a minor version. */
  | { type: 'search'; keyword: string; minor: string }
  /** Resolves when the texts are indexed as well. */
  | { type: 'complete' };

/** Handles one request; requests other than searches resolve with an empty list. */
export type SearchSession = (request: SearchRequest) => Promise<PageResult[]>;

/**
 * Session with one index, which is opened by its first request.
 *
 * @throws {Error} if the server does not respond with the index file
 */
export function createSession(): SearchSession {
  let engine: GrowingEngine | undefined;
  return async (request) => {
    if (request.type === 'search') return engine?.search(request.keyword, request.minor) ?? [];
    if (request.type === 'complete') await engine?.complete;
    if (request.type === 'open') {
      const response = await fetch(request.url);
      if (!response.ok) throw new Error(`the search index answered ${response.status}`);
      engine = createGrowingEngine((await response.json()) as SearchDocument[], request.preset);
    }
    return [];
  };
}
