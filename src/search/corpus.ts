import { createFullText, type Field, fields, type Vocabulary } from './fullText.ts';
import { type PreparedPage, prepare, questionsOf } from './prepare.ts';
import { scriptOf, tokenize } from './text.ts';
import type { SearchDocument, SearchPreset } from './types.ts';

/** What a word is worth by where it is on a page; `lead` is its text above the first heading. */
const weights: Record<Field | 'lead', number> = {
  title: 10,
  name: 8,
  members: 4,
  headings: 6,
  description: 6,
  asked: 7,
  lead: 3,
  text: 3,
};

/** What a word in a second and third place adds to its best. */
const otherPlaces = 0.35;

/** What one token says about pages and sections, by their numbers. */
export interface TokenScores {
  /** How well each page that has it answers it. */
  pages: ReadonlyMap<number, number>;
  /** Pages whose title or name has it. */
  named: ReadonlySet<number>;
  /** Sections that have it: 2 where the heading does, else 1. */
  sections: ReadonlyMap<number, number>;
}

/** A way to ask for a page. */
export interface Question {
  /** Number of the page. */
  page: number;
  tokens: ReadonlySet<string>;
  /** Of a question in Chinese, its words in other letters. */
  names: readonly string[];
}

/** Pages, and what the indexes know of them. */
export interface Corpus {
  pages: readonly PreparedPage[];
  vocabulary: Vocabulary;
  scores(token: string): TokenScores;
  /** How many pages have a token; remembered, as every way to ask that is near a query needs it. */
  pagesWith(token: string): number;
  /** Ways to ask for a page that have the token. */
  questions(token: string): readonly Question[];
  /** How many pages have a heading, as `plainText` has it. */
  pagesWithHeading(heading: string): number;
  /**
   * Indexes a page a step: first the ways to ask for each, then their texts; at last it counts the
   * pages that have a word. Until then they are found by title, names, description and headings.
   */
  readRest(): Generator<void, void, void>;
}

/**
 * Indexes what documents are called: the rest is most of the work and waits for `readRest`.
 *
 * @param documents - of the index file
 * @param preset - how finely places in a text are distinguished, and the shortest word that is kept
 */
export function createCorpus(documents: readonly SearchDocument[], preset: SearchPreset): Corpus {
  const fullText = createFullText(preset);
  const pages: PreparedPage[] = [];
  const pageOfSection: number[] = [];
  const questions = new Map<string, Question[]>();
  const headings = new Map<string, number>();
  for (const [number, document] of documents.entries()) {
    const page = prepare(document, pageOfSection.length);
    pages.push(page);
    for (const _ of page.sections) pageOfSection.push(number);
    indexTitles(page);
    for (const heading of new Set(page.plainHeadings)) {
      headings.set(heading, (headings.get(heading) ?? 0) + 1);
    }
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
    // What was counted before is no longer true.
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
    pagesWithHeading: (heading) => headings.get(heading) ?? 0,
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
      // Else the first keys would wait for this.
      for (const token of questions.keys()) {
        pagesWith(token);
        yield;
      }
      fullText.finish();
    },
  };
}

/** @param find - sections of a field that have the token */
function scoreToken(
  find: (field: Field) => readonly number[],
  pages: readonly PreparedPage[],
  pageOfSection: readonly number[],
): TokenScores {
  const places = new Map<number, { best: number; sum: number }>();
  const add = (number: number, weight: number) => {
    const { best = 0, sum = 0 } = places.get(number) ?? {};
    places.set(number, { best: Math.max(best, weight), sum: sum + weight });
  };
  const named = new Set<number>();
  const sections = new Map<number, number>();
  for (const field of fields) {
    /** Of each page that has the token in the field, how many sections have. */
    const found = new Map<number, number>();
    for (const section of find(field)) {
      const number = pageOfSection[section] ?? 0;
      found.set(number, (found.get(number) ?? 0) + 1);
      if (field === 'headings') sections.set(section, 2);
      if (field !== 'text') continue;
      if (!sections.has(section)) sections.set(section, 1);
      if (section === pages[number]?.firstSection) add(number, weights.lead);
    }
    for (const [number, count] of found) {
      const page = pages[number];
      if (page) add(number, weights[field] * share(page, field, count));
      if (field === 'title' || field === 'name') named.add(number);
    }
  }
  const scores = [...places].map(
    ([number, { best, sum }]) => [number, best + otherPlaces * (sum - best)] as const,
  );
  return { pages: new Map(scores), named, sections };
}

/**
 * How much of a field's weight a page gets: a word in a short title says more about the page than
 * one in a long title, and so does a word that many sections of a text have.
 */
function share(page: PreparedPage, field: Field, count: number): number {
  if (field === 'text') return count / (count + 0.4 + page.sections.length / 15);
  if (field !== 'title' && field !== 'name') return 1;
  const { length } = field === 'title' ? page.titleTokens : page.nameTokens;
  return 0.55 + 0.45 * Math.min(1, 3 / length);
}
