import { Index } from 'flexsearch';
import { indexCache, indexLimit, presets } from './constants.ts';
import { type PreparedDocument, prepare } from './prepare.ts';
import { parseQuery, queryTokens } from './query.ts';
import { rank, toResults } from './rank.ts';
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

const scripts = ['general', 'cjk', 'cyrillic'] as const;
type Script = (typeof scripts)[number];

/** Which of the indexes a token belongs to. */
function scriptOf(token: string): Script {
  const code = token.charCodeAt(0);
  // Everything from the radicals on is Chinese, Japanese or Korean; tokens have no other letters.
  if (code >= 0x2e80 || (code >= 0x1100 && code < 0x1200)) return 'cjk';
  return code >= 0x400 && code < 0x530 ? 'cyrillic' : 'general';
}

/** Every token of a document once. What counts most stands first: FlexSearch scores by position. */
function tokensInOrder(doc: PreparedDocument): Set<string> {
  const own = new Set<string>();
  for (const field of [
    doc.title,
    doc.name,
    doc.members,
    doc.headings,
    doc.description,
    doc.asked,
  ]) {
    for (const token of field) own.add(token);
  }
  for (const token of doc.body.keys()) own.add(token);
  return own;
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
  // Documents come in tokens already; FlexSearch takes what its encoder gives.
  let tokens: readonly string[] = [];
  const index = () =>
    new Index({
      tokenize: 'strict',
      resolution,
      cache: indexCache,
      encode: () => tokens as string[],
    });
  const indexes: Record<Script, Index> = { general: index(), cjk: index(), cyrillic: index() };

  for (const doc of prepared) {
    byId.set(doc.document.id, doc);
    const own = tokensInOrder(doc);
    for (const token of own) vocabulary.set(token, (vocabulary.get(token) ?? 0) + 1);
    const parts: Record<Script, string[]> = { general: [], cjk: [], cyrillic: [] };
    for (const token of own) {
      const script = scriptOf(token);
      // A pair of characters is a whole word: the shortest token holds for letters alone.
      if (script === 'cjk' || token.length >= minlength) parts[script].push(token);
    }
    for (const script of scripts) {
      tokens = parts[script];
      if (tokens.length > 0) indexes[script].add(doc.document.id, script);
    }
  }

  const find = (keyword: string) => {
    const query = parseQuery(keyword, vocabulary);
    const found = new Set<number>();
    for (const token of queryTokens(query)) {
      tokens = [token];
      for (const id of indexes[scriptOf(token)].searchCache(token, indexLimit)) {
        found.add(Number(id));
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
