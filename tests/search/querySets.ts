import { normalize } from '../../src/search/text.ts';
import type { Language } from '../../src/site.ts';
import { heldBack } from './heldBack.ts';
import { queries } from './queries.ts';

/** A query, and the pages that answer it. */
export interface ExpectedQuery {
  query: string;
  /** Paths without a language, such as `config/mode`; each is a valid answer. */
  pages: string[];
  /** Whether `questions.json` and the synonyms are written without knowing it. */
  isHeldBack: boolean;
}

/**
 * Every third of the older queries, by a hash of its words, so that the order of the list does not
 * matter.
 */
function isEveryThird(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const char of normalize(query))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 3 === 0;
}

/** All queries of a language, held back or not. */
export function expectedQueries(lang: Language): ExpectedQuery[] {
  return [
    ...queries[lang].map(([query, ...pages]) => ({
      query,
      pages,
      isHeldBack: isEveryThird(query),
    })),
    ...heldBack[lang].map(([query, ...pages]) => ({ query, pages, isHeldBack: true })),
  ];
}
