import { searchIndexHash } from 'virtual-page-data';
import { localIndex } from '../../../src/search/constants.ts';
import { indexUrl } from '../../../src/search/indexUrl.ts';
import type { IndexResult } from '../../../src/search/types.ts';
import { search as settings } from '../../../src/site.ts';
import { openIndex, type SearchClient } from './client.ts';

/** Answers of all indexes to a query. */
export interface SearchProvider {
  search(keyword: string): Promise<IndexResult[]>;
  /** Resolves when the answers are final, which those from before may not be. */
  complete: Promise<unknown>;
}

const open = new Map<string, Promise<SearchProvider>>();

/**
 * The search of a language and version, opened once. One that failed is opened anew next time.
 *
 * @throws {Error} when the index cannot be loaded
 */
export function openSearch(lang: string, version: string): Promise<SearchProvider> {
  const key = `${version}###${lang}`;
  const known = open.get(key);
  if (known) return known;
  const opening = start(lang, version);
  open.set(key, opening);
  opening.catch(() => open.delete(key));
  return opening;
}

async function start(lang: string, version: string): Promise<SearchProvider> {
  if (settings.mode === 'remote') {
    const remote = settings;
    const { searchRemotely } = await import(
      /* webpackChunkName: "search-engine" */ '../../../src/search/remote.ts'
    );
    return {
      search: (keyword) => searchRemotely(remote, keyword, lang),
      complete: Promise.resolve(),
    };
  }
  const url = indexUrl(searchIndexHash, { lang, version, publicPath: __webpack_public_path__ });
  // A language without pages has no index.
  const client: SearchClient = url
    ? await openIndex(url, settings.preset)
    : { search: async () => [], complete: Promise.resolve() };
  return {
    search: async (keyword) => [{ index: localIndex, pages: await client.search(keyword) }],
    complete: client.complete,
  };
}
