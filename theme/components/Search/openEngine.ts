import type { StagedEngine } from '../../../src/search/stages.ts';
import type { SearchDocument, SearchPreset } from '../../../src/search/types.ts';

/**
 * Loads an index, and the code for it meanwhile.
 *
 * @param url - of the index file
 * @param preset - see `presets`
 * @returns an engine that answers, and goes on indexing
 * @throws {Error} when the server does not answer with the file
 */
export async function openEngine(url: string, preset: SearchPreset): Promise<StagedEngine> {
  const [documents, { buildInStages }] = await Promise.all([
    fetchDocuments(url),
    // All that is named so is one file; in two, the worker would wait for one after the other.
    import(/* webpackChunkName: "search-engine" */ '../../../src/search/stages.ts'),
  ]);
  return buildInStages(documents, preset);
}

async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return (await response.json()) as SearchDocument[];
}
