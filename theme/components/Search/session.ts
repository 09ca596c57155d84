import { createGrowingEngine, type GrowingEngine } from '../../../src/search/engine.ts';
import type { PageResult, SearchDocument, SearchPreset } from '../../../src/search/types.ts';

/** What the page asks of a session. */
export type SearchRequest =
  | { type: 'open'; url: string; preset: SearchPreset }
  /** The version is a minor one. */
  | { type: 'search'; keyword: string; minor: string }
  /** Is answered when the texts are indexed, too. */
  | { type: 'complete' };

/** Answers one request; of those that do not search the answer says nothing but that it is done. */
export type SearchSession = (request: SearchRequest) => Promise<PageResult[]>;

/**
 * A session with one index, which its first request opens.
 *
 * @throws {Error} when the server does not answer with the index file
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
