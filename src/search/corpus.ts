import { createFullText, type Field, fields, type Vocabulary } from './fullText.ts';
import { type PreparedPage, prepare, questionsOf } from './prepare.ts';
import { scriptOf, tokenize } from './text.ts';
import type { SearchDocument, SearchPreset } from './types.ts';

/** Score of a token by field. */
const weights: Record<Field, number> = {
  title: 10,
  name: 8,
  members: 4,
  headings: 6,
  description: 6,
  asked: 7,
  text: 3,
};

/** Share of the score that further occurrences of a token add to its best one. */
const otherPlaces = 0.35;

/** Matches of one token, by page and section number. */
export interface TokenScores {
  /** Score of each page with the token. */
  pages: ReadonlyMap<number, number>;
  /** Pages with the token in their title or name. */
  named: ReadonlySet<number>;
  /** Sections with the token: 2 if it is in the heading, otherwise 1. */
  sections: ReadonlyMap<number, number>;
}

/** A question that a page answers. */
export interface Question {
  /** Number of the page. */
  page: number;
  tokens: ReadonlySet<string>;
  /** Tokens of a Chinese question in other scripts. */
  names: readonly string[];
}

/** Pages and their indexes. */
export interface Corpus {
  pages: readonly PreparedPage[];
  vocabulary: Vocabulary;
  scores(token: string): TokenScores;
  /** Number of pages with a token; cached, as it is needed for all questions similar to a query. */
  pagesWith(token: string): number;
  /** Questions that contain the token. */
  questions(token: string): readonly Question[];
  /**
   * Indexes the rest, one page per step: first the questions, then the texts; finally it counts the
   * pages of each token. Until then pages are found by title, names, description and headings.
   */
  readRest(): Generator<void, void, void>;
}

/**
 * Indexes titles, names, descriptions and headings. The rest takes most of the time and is left to
 * `readRest`.
 *
 * @param documents - of the index file
 * @param preset - resolution of the indexes and minimum length of tokens
 */
export function createCorpus(documents: readonly SearchDocument[], preset: SearchPreset): Corpus {
  const fullText = createFullText(preset);
  const pages: PreparedPage[] = [];
  const pageOfSection: number[] = [];
  const questions = new Map<string, Question[]>();
  for (const [number, document] of documents.entries()) {
    const page = prepare(document, pageOfSection.length);
    pages.push(page);
    for (const _ of page.sections) pageOfSection.push(number);
    indexTitles(page);
  }

  function indexTitles({ document, titleTokens, nameTokens, ...page }: PreparedPage) {
    const { names = [], description = '' } = document;
    fullText.add(page.firstSection, 'title', titleTokens);
    fullText.add(page.firstSection, 'name', nameTokens);
    fullText.add(page.firstSection, 'members', tokenize(names.slice(1).join(' ')));
    fullText.add(page.firstSection, 'description', tokenize(description));
    for (const [index, { heading }] of page.sections.entries()) {
      if (heading) fullText.add(page.firstSection + index, 'headings', tokenize(heading.text));
    }
  }

  function indexQuestions(page: PreparedPage, number: number) {
    for (const tokens of questionsOf(page)) {
      const names = tokens.filter((token) => scriptOf(token) !== 'cjk');
      const question = {
        page: number,
        tokens: new Set(tokens),
        names: names.length < tokens.length ? names : [],
      };
      for (const token of tokens) {
        const known = questions.get(token);
        if (known) known.push(question);
        else questions.set(token, [question]);
      }
    }
  }

  function addRest(section: number, field: Field, text: string) {
    fullText.add(section, field, tokenize(text));
    // Cached counts are outdated.
    counts.clear();
  }

  const scores = (token: string) =>
    scoreToken((field) => fullText.find(token, field), pages, pageOfSection);
  const counts = new Map<string, number>();

  function pagesWith(token: string): number {
    const known = counts.get(token);
    if (known !== undefined) return known;
    const found = new Set<number | undefined>();
    for (const field of fields) {
      for (const section of fullText.find(token, field)) found.add(pageOfSection[section]);
    }
    counts.set(token, found.size);
    return found.size;
  }

  return {
    pages,
    vocabulary: fullText.vocabulary,
    scores,
    pagesWith,
    questions: (token) => questions.get(token) ?? [],
    *readRest() {
      for (const [number, page] of pages.entries()) {
        indexQuestions(page, number);
        yield addRest(page.firstSection, 'asked', (page.document.asked ?? []).join(' \n '));
      }
      for (const { sections, firstSection } of pages) {
        for (const [index, { text }] of sections.entries()) {
          addRest(firstSection + index, 'text', text);
        }
        yield;
      }
      // Otherwise the first queries would have to wait for this.
      for (const token of questions.keys()) {
        pagesWith(token);
        yield;
      }
      fullText.finish();
    },
  };
}

/** @param find - returns the sections with the token in a field */
function scoreToken(
  find: (field: Field) => readonly number[],
  pages: readonly PreparedPage[],
  pageOfSection: readonly number[],
): TokenScores {
  const places = new Map<number, { best: number; sum: number }>();
  const named = new Set<number>();
  const sections = new Map<number, number>();
  for (const field of fields) {
    /** For each page with the token in the field, the number of sections with it. */
    const found = new Map<number, number>();
    for (const section of find(field)) {
      const number = pageOfSection[section] ?? 0;
      found.set(number, (found.get(number) ?? 0) + 1);
      if (field === 'headings') sections.set(section, 2);
      if (field === 'text' && !sections.has(section)) sections.set(section, 1);
    }
    for (const [number, count] of found) {
      const page = pages[number];
      if (!page) continue;
      const weight = weights[field] * share(page, field, count);
      const { best = 0, sum = 0 } = places.get(number) ?? {};
      places.set(number, { best: Math.max(best, weight), sum: sum + weight });
      if (field === 'title' || field === 'name') named.add(number);
    }
  }
  const scores = [...places].map(
    ([number, { best, sum }]) => [number, best + otherPlaces * (sum - best)] as const,
  );
  return { pages: new Map(scores), named, sections };
}

/**
 * Share of a field's weight: a token counts more in a short title than in a long one, and more in a
 * text if many sections contain it.
 */
function share(page: PreparedPage, field: Field, count: number): number {
  if (field === 'text') return count / (count + 0.4 + page.sections.length / 15);
  if (field !== 'title' && field !== 'name') return 1;
  const { length } = field === 'title' ? page.titleTokens : page.nameTokens;
  return 0.55 + 0.45 * Math.min(1, 3 / length);
}
