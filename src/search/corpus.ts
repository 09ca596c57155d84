import { indexCache, presets } from './constants.ts';
import { addTo } from './lists.ts';
import { createPhraseFinder } from './phrase.ts';
import { type PreparedPage, prepare } from './prepare.ts';
import { remember } from './remember.ts';
import { scoreToken, type TokenScores } from './score.ts';
import { takeAll } from './steps.ts';
import { type Script, scriptOf, tokenize } from './text.ts';
import {
  fieldBits,
  joinCounts,
  joinPlaces,
  type TokenIndex,
  TokenIndexWriter,
} from './tokenIndex.ts';
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
  /** Those of them that begin so. */
  wordsFrom(start: string): readonly string[];
  /** @returns undefined when no page has the token */
  scores(token: string): TokenScores | undefined;
  /** Ways to ask for a page that have the token. */
  questions(token: string): readonly Question[];
  /** Numbers of the pages that have the text, in lower case, word for word. */
  saying(phrase: string): readonly number[];
}

/** A way to ask for a page. */
export interface Question {
  /** Number of the page. */
  page: number;
  tokens: readonly string[];
}

/** A corpus that knows what pages are called, and learns what they say. */
export interface OpenedCorpus {
  /** Answers from titles, names, headings, descriptions and what pages are asked for. */
  titles: Corpus;
  /** Indexes the texts in steps, after each of which the work may rest; the last returns it all. */
  readTexts(): Generator<void, Corpus, void>;
}

/** One index a script: Latin letters; Chinese, Japanese and Korean with their pairs; Cyrillic. */
type Indexes = Record<Script, TokenIndex>;

const forScripts = <T>(make: (script: Script) => T): Record<Script, T> => ({
  general: make('general'),
  cjk: make('cjk'),
  cyrillic: make('cyrillic'),
});

const finish = (writers: Record<Script, TokenIndexWriter>): Indexes =>
  forScripts((script) => writers[script].finish());

/** The corpus of all that the documents say. */
export function createCorpus(documents: readonly SearchDocument[], preset: SearchPreset): Corpus {
  return takeAll(openCorpus(documents, preset).readTexts());
}

/**
 * Indexes all of the documents but their texts, which are most of the work.
 *
 * @param documents - of the index file
 * @param preset - how many occurrences are told apart, and the shortest word that is kept of a text
 */
export function openCorpus(
  documents: readonly SearchDocument[],
  preset: SearchPreset,
): OpenedCorpus {
  const pages: PreparedPage[] = [];
  let sectionCount = 0;
  for (const document of documents) {
    const page = prepare(document, sectionCount);
    pages.push(page);
    sectionCount += page.sections.length;
  }
  const shared = {
    pages,
    sectionCount,
    questions: questionsByToken(pages),
    saying: createPhraseFinder(pages),
  };
  const titles = indexTitles(pages);
  const lengths = new Uint32Array(pages.length);
  return {
    titles: answerFrom({ ...shared, titles, texts: finish(textWriters(preset)), lengths }),
    *readTexts() {
      const writers = textWriters(preset);
      for (const [number, page] of pages.entries()) {
        lengths[number] = addTexts(writers, page, presets[preset].minlength);
        yield;
      }
      return answerFrom({ ...shared, titles, texts: finish(writers), lengths });
    },
  };
}

/** What is said of the page as a whole stands at its first section, and headings at their own. */
function indexTitles(pages: readonly PreparedPage[]): Indexes {
  const writers = forScripts(() => new TokenIndexWriter(joinPlaces));
  const add = (section: number, bit: number, tokens: readonly string[]) => {
    for (const token of tokens) writers[scriptOf(token)].add(token, section, bit);
  };
  for (const { document, firstSection, titleTokens, nameTokens, questions, sections } of pages) {
    const { names = [], description = '' } = document;
    add(firstSection, fieldBits.title, titleTokens);
    add(firstSection, fieldBits.name, nameTokens);
    add(firstSection, fieldBits.members, tokenize(names.slice(1).join(' ')));
    add(firstSection, fieldBits.description, tokenize(description));
    for (const tokens of questions) add(firstSection, fieldBits.asked, tokens);
    for (const [index, { heading }] of sections.entries()) {
      if (heading) add(firstSection + index, fieldBits.headings, tokenize(heading.text));
    }
  }
  return finish(writers);
}

function textWriters(preset: SearchPreset): Record<Script, TokenIndexWriter> {
  const join = joinCounts(presets[preset].resolution);
  return forScripts(() => new TokenIndexWriter(join));
}

/** @returns number of tokens in the texts of the page */
function addTexts(
  writers: Record<Script, TokenIndexWriter>,
  { sections, firstSection }: PreparedPage,
  minlength: number,
): number {
  let length = 0;
  for (const [index, { text }] of sections.entries()) {
    const tokens = tokenize(text);
    length += tokens.length;
    for (const token of tokens) {
      const script = scriptOf(token);
      // The shortest length is one of letters; a pair of characters is a word already.
      if (token.length < (script === 'cjk' ? 2 : minlength)) continue;
      writers[script].add(token, firstSection + index, 1);
    }
  }
  return length;
}

function questionsByToken(pages: readonly PreparedPage[]): Corpus['questions'] {
  const known = new Map<string, Question[]>();
  for (const [page, { questions }] of pages.entries()) {
    for (const tokens of questions) {
      const question = { page, tokens };
      for (const token of tokens) addTo(known, token, question);
    }
  }
  return (token) => known.get(token) ?? [];
}

interface Indexed extends Pick<Corpus, 'pages' | 'sectionCount' | 'questions' | 'saying'> {
  titles: Indexes;
  texts: Indexes;
  /** Number of tokens in the texts of each page. */
  lengths: Uint32Array;
}

function answerFrom({ titles, texts, lengths, ...shared }: Indexed): Corpus {
  const answers = forScripts((script) =>
    remember(indexCache, (token) => {
      const postings = { titles: titles[script].find(token), texts: texts[script].find(token) };
      if (!postings.titles && !postings.texts) return undefined;
      return scoreToken(postings, { ...shared, lengths });
    }),
  );
  const words = [
    ...new Set([
      ...titles.general.tokens(),
      ...texts.general.tokens(),
      ...titles.cyrillic.tokens(),
      ...texts.cyrillic.tokens(),
    ]),
  ];
  const byLetter = new Map<string, string[]>();
  for (const word of words) addTo(byLetter, word.charAt(0), word);
  return {
    ...shared,
    has: (token) => titles[scriptOf(token)].has(token) || texts[scriptOf(token)].has(token),
    words: () => words,
    wordsFrom: (start) =>
      byLetter.get(start.charAt(0))?.filter((word) => word.startsWith(start)) ?? [],
    scores: (token) => answers[scriptOf(token)](token),
  };
}
