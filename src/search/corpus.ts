import { indexCache, presets } from './constants.ts';
import { type PreparedPage, prepare } from './prepare.ts';
import { remember } from './remember.ts';
import { scoreToken, type TokenScores } from './score.ts';
import { takeAll } from './steps.ts';
import { type Script, scriptOf, tokenize } from './text.ts';
import { fieldBits, type TokenIndex, TokenIndexWriter } from './tokenIndex.ts';
import type { SearchDocument, SearchPreset } from './types.ts';

/** Pages, and what the indexes know of them. */
export interface Corpus {
  pages: readonly PreparedPage[];
  /** Number of sections of all pages. */
  sectionCount: number;
  /** Whether any page has the token. */
  has(token: string): boolean;
  /** Every word in Latin or Cyrillic letters. */
  words(): readonly string[];
  /** @returns undefined when no page has the token */
  scores(token: string): TokenScores | undefined;
  /** Ways to ask for a page that have the token. */
  questions(token: string): readonly Question[];
}

/** A way to ask for a page. */
export interface Question {
  /** Number of the page. */
  page: number;
  tokens: readonly string[];
}

/** One of a kind for each script. */
const forScripts = <T>(make: (script: Script) => T): Record<Script, T> => ({
  general: make('general'),
  cjk: make('cjk'),
  cyrillic: make('cyrillic'),
});

/** `corpusSteps` without a rest. */
export function createCorpus(documents: readonly SearchDocument[], preset: SearchPreset): Corpus {
  return takeAll(corpusSteps(documents, preset, 'all'));
}

/** What of the pages is indexed: all, or all but their texts, which are most of the work. */
export type Extent = 'all' | 'titles';

/**
 * Builds three indexes: of words in Latin letters, of characters and pairs of Chinese, Japanese and
 * Korean, and of words in Cyrillic letters.
 *
 * @param documents - of the index file
 * @param preset - how many occurrences are told apart, and the shortest word that is kept of a text
 * @returns steps after each of which the work may rest; the last returns the corpus
 */
export function* corpusSteps(
  documents: readonly SearchDocument[],
  preset: SearchPreset,
  extent: Extent,
): Generator<void, Corpus, void> {
  const { resolution, minlength } = presets[preset];
  const writers = forScripts(() => new TokenIndexWriter(resolution));
  const pages: PreparedPage[] = [];
  const questions = new Map<string, Question[]>();
  let sectionCount = 0;

  for (const [number, document] of documents.entries()) {
    const page = prepare(document, sectionCount);
    pages.push(page);
    sectionCount += page.sections.length;
    const addField = (
      section: number,
      field: keyof typeof fieldBits,
      tokens: readonly string[],
    ) => {
      for (const token of tokens) writers[scriptOf(token)].add(token, section, fieldBits[field]);
    };
    // What is said of the page as a whole stands at its first section.
    addField(page.firstSection, 'title', tokenize(document.title));
    addField(page.firstSection, 'name', tokenize(page.name));
    addField(page.firstSection, 'members', tokenize((document.names ?? []).slice(1).join(' ')));
    addField(page.firstSection, 'description', tokenize(document.description ?? ''));
    for (const tokens of page.questions) {
      addField(page.firstSection, 'asked', tokens);
      const question = { page: number, tokens };
      for (const token of tokens) {
        const known = questions.get(token);
        if (known) known.push(question);
        else questions.set(token, [question]);
      }
    }
    for (const [index, { heading, text }] of page.sections.entries()) {
      const section = page.firstSection + index;
      if (heading) addField(section, 'headings', tokenize(heading.text));
      if (extent === 'titles') continue;
      const tokens = tokenize(text);
      page.length += tokens.length;
      for (const token of tokens) {
        const script = scriptOf(token);
        // The shortest length is one of letters; a pair of characters is a word already.
        if (token.length < (script === 'cjk' ? 2 : minlength)) continue;
        writers[script].add(token, section, 0);
      }
    }
    yield;
  }

  const indexes: Record<Script, TokenIndex> = forScripts((script) => writers[script].finish());
  const answers = forScripts((script) =>
    remember(indexCache, (token) => {
      const postings = indexes[script].find(token);
      return postings && scoreToken(postings, pages, sectionCount);
    }),
  );
  const words = [...indexes.general.tokens(), ...indexes.cyrillic.tokens()];
  return {
    pages,
    sectionCount,
    has: (token) => indexes[scriptOf(token)].has(token),
    words: () => words,
    scores: (token) => answers[scriptOf(token)](token),
    questions: (token) => questions.get(token) ?? [],
  };
}
