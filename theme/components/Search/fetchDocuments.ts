import type { SearchDocument } from '../../../src/search/types.ts';

/**
 * @param url - of the index file
 * @throws {Error} when the server does not answer with it
 */
export async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return (await response.json()) as SearchDocument[];
}
