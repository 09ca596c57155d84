import { shownPages } from './constants.ts';
import { createCorpus } from './corpus.ts';
import { plainQuery } from './query.ts';
import { scoreSections } from './rank.ts';
import { toResults } from './results.ts';
import type { IndexResult, SearchDocument, SearchSettings } from './types.ts';

/** Response of the endpoint: documents of each index, best first. */
interface RemoteAnswer {
  index: string;
  hits: Partial<SearchDocument>[];
}

/**
 * Queries a server and preserves its order. Failures of any kind are logged and return an empty
 * list.
 */
export async function searchRemotely(
  { endpoint, searchIndexes }: Extract<SearchSettings, { mode: 'remote' }>,
  keyword: string,
  lang: string,
): Promise<IndexResult[]> {
  const query = new URLSearchParams({
    keyword,
    limit: String(shownPages),
    searchIndexes: searchIndexes.join(','),
    lang,
  });
  try {
    const response = await fetch(`${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`);
    if (!response.ok) throw new Error(`the search endpoint answered ${response.status}`);
    const answer: unknown = await response.json();
    if (!Array.isArray(answer)) throw new Error('the search endpoint answered no list');
    const understood = plainQuery(keyword);
    return (answer as RemoteAnswer[]).map(({ index, hits }) => {
      const corpus = createCorpus(hits.map(complete), 'score');
      for (const _ of corpus.readRest());
      const ranking = { pages: corpus.pages, sections: scoreSections(corpus, understood) };
      return { index, pages: toResults(ranking, understood, keyword) };
    });
  } catch (error) {
    console.error('The search failed.', error);
    return [];
  }
}

/** Adds missing fields to a document from the server. */
function complete(hit: Partial<SearchDocument>, id: number): SearchDocument {
  const { title = '', content = '', toc = [], routePath = '', domain = '' } = hit;
  return {
    ...hit,
    id: hit.id ?? id,
    title,
    content,
    toc,
    // The server's path is only used as a path on this site.
    routePath: `/${routePath.replace(/^[/\\]+/, '')}`,
    domain: /^https?:\/\//.test(domain) ? domain : '',
  };
}
