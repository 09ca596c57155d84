import { Index } from 'flexsearch';
import { indexCache, indexLimit, presets } from './constants.ts';
import { type PreparedDocument, prepare } from './prepare.ts';
import { parseQuery, queryTokens } from './query.ts';
import { rank, toResults } from './rank.ts';
import { cjkTokens, cyrillicTokens, latinTokens } from './text.ts';
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

type Encode = (text: string) => string[];

/** Answers remembered by the engine itself. */
function remember<T>(size: number, make: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = make(key);
    answers.set(key, answer);
    const oldest = answers.keys().next().value;
    if (answers.size > size && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

/**
 * Builds the three indexes: words in Latin letters, characters and pairs of Chinese, Japanese and
 * Korean, and words in Cyrillic letters. They say which pages may answer; the ranking orders them.
 *
 * @param documents - of the index file
 * @param preset - how finely FlexSearch tells positions apart, and its shortest token
 */
export function createEngine(
  documents: readonly SearchDocument[],
  preset: SearchPreset = 'score',
): SearchEngine {
  const prepared = documents.map(prepare);
  const byId = new Map<number, PreparedDocument>();
  const vocabulary = new Map<string, number>();
  const { resolution, minlength } = presets[preset];
  const indexOf = (encode: Encode, shortest: number) => {
    const keep = (token: string) => token.length >= shortest;
    return new Index({
      tokenize: 'strict',
      resolution,
      cache: indexCache,
      encode: (text: string) => encode(text).filter(keep),
    });
  };
  const general = indexOf(latinTokens, minlength);
  // A pair of characters is a whole word: the shortest token holds for letters alone.
  const cjk = indexOf(cjkTokens, 1);
  const cyrillic = indexOf(cyrillicTokens, minlength);
  const indexes = [general, cjk, cyrillic];

  for (const doc of prepared) {
    const { id, title, content, description = '', names = [], toc, routePath } = doc.document;
    byId.set(id, doc);
    // What counts most stands first: FlexSearch scores by position.
    const headings = toc.map((heading) => heading.text).join('\n');
    const slug = routePath.replaceAll('/', ' ');
    const text = [title, names.join(' '), slug, headings, description, content].join('\n');
    for (const index of indexes) index.add(id, text);
    const tokens = [doc.title, doc.name, doc.members, doc.headings, doc.description, doc.body];
    const own = new Set<string>();
    for (const field of tokens) for (const token of field.keys()) own.add(token);
    for (const token of own) vocabulary.set(token, (vocabulary.get(token) ?? 0) + 1);
  }

  const find = (keyword: string) => {
    const query = parseQuery(keyword, vocabulary);
    const found = new Set<number>();
    for (const token of queryTokens(query)) {
      for (const index of indexes) {
        for (const id of index.searchCache(token, indexLimit)) found.add(Number(id));
      }
    }
    // The floor: what contains the query as it stands, and words too short for the preset.
    const isShort = queryTokens(query).some((token) => token.length < minlength);
    for (const doc of prepared) {
      const isThere =
        doc.lowerContent.includes(query.phrase) ||
        doc.lowerTitle.includes(query.phrase) ||
        doc.lowerHeadings.includes(query.phrase);
      if (query.phrase && (isShort || isThere)) found.add(doc.document.id);
    }
    const candidates = [...found].flatMap((id) => byId.get(id) ?? []);
    return { query, ranked: query.phrase ? rank(candidates, query, prepared.length) : [] };
  };

  return {
    search: remember(indexCache, (keyword) => {
      const { query, ranked } = find(keyword);
      return toResults(ranked, query, keyword);
    }),
    order: (keyword) => find(keyword).ranked.map(({ document }) => document.routePath),
  };
}
