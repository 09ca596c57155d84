import type { Corpus, Question, TokenScores } from './corpus.ts';
import type { PreparedPage } from './prepare.ts';
import type { Alternative, Concept, Query } from './query.ts';

/** Score for the whole query as a phrase, by field, and as a heading. */
const phraseWeights = { title: 8, content: 2, heading: 5 };

/** Score if the query consists of the page's name. */
const nameWeight = 9;

/** Score if the query is one of the page's questions. */
const questionWeight = 15;

/** Score if the page lists a command-line flag in the query. */
const flagWeight = 16;

/** Factor for pages that do not apply to the chosen version. */
const lackingPrior = 0.8;

/** Factor for pages that explain terms, if the query asks what something is. */
const explainingPrior = 1.7;

/** Factor for pages that solve problems, if the query describes one. */
const solvingPrior = 1.2;

type Found = ReadonlyMap<number, number>;

/** Matches for one part of the query. */
interface Answer {
  alternatives: readonly (Alternative & { scores: readonly TokenScores[] })[];
  /**
   * Score of each page and section by number. For a section it is the quality of the match, doubled
   * in a heading.
   */
  pages: Found;
  sections: Found;
  /** Share of the query's weight: rare words count more. */
  share: number;
}

/** Matching pages, best first, and the scores of their sections. */
export interface Ranking {
  pages: readonly PreparedPage[];
  /** Score of each section by number. */
  sections: Found;
}

/**
 * @param minors - minor versions that something applies to, separated by spaces; all if absent
 * @param minor - the chosen version, if any
 */
export function isLacking(minors: string | undefined, minor: string | undefined): boolean {
  return Boolean(minors && minor && !minors.split(' ').includes(minor));
}

/**
 * Ranks pages for a query. Matches of all words, in any order and any field, come first, then
 * matches of most words; among these, words in the title count most, then the option name, headings
 * and text. Pages that contain the whole query as a phrase are always included.
 *
 * @param corpus - the pages and their indexes
 * @param query - from `parseQuery`
 * @param minor - the reader's version; what does not apply to it counts less
 * @returns the matching pages
 */
export function rank(corpus: Corpus, query: Query, minor?: string): Ranking {
  const answers = answerConcepts(corpus, query.concepts);
  const names = nameFits(corpus.pages, answers);
  const questions = questionFits(corpus, answers);
  const scored = corpus.pages.flatMap((page, number) => {
    let matches = 0;
    let coverage = 0;
    for (const { pages, share } of answers) {
      const one = pages.get(number);
      if (one === undefined) continue;
      matches += one * share;
      coverage += share;
    }
    const name = nameWeight * (names.get(number) ?? 0);
    const question = questionWeight * (questions.get(number) ?? 0);
    let score = (matches + name + question) * coverage + scorePhrase(page, query);
    if (query.flags.some((flag) => page.flags.has(flag))) score += flagWeight;
    const prior = priorOf(page, query);
    const holding = isLacking(page.document.minors, minor) ? lackingPrior : 1;
    return score > 0 ? [{ page, number, score: score * prior * holding }] : [];
  });
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return { pages: scored.map(({ page }) => page), sections: sumSections(answers) };
}

/** Factor that does not depend on matches. */
function priorOf({ explains, solves, prior }: PreparedPage, { asksMeaning, isTrouble }: Query) {
  if (asksMeaning && explains) return explainingPrior;
  return isTrouble && solves ? solvingPrior : prior;
}

/** Score of a page that contains the whole query as a phrase, or has it as a heading. */
function scorePhrase(page: PreparedPage, { phrase, plain, concepts }: Query): number {
  let score = plain && page.plainHeadings.includes(plain) ? phraseWeights.heading : 0;
  // Single letters occur everywhere.
  if (phrase.length > 1 || (phrase && concepts.length === 0)) {
    if (page.lowerTitle.includes(phrase)) score += phraseWeights.title;
    if (page.lowerContent.includes(phrase)) score += phraseWeights.content;
  }
  return score;
}

/** Score of each section for a query, by number. */
export function scoreSections(corpus: Corpus, { concepts }: Query): Found {
  return sumSections(answerConcepts(corpus, concepts));
}

function sumSections(answers: readonly Answer[]): Found {
  const sums = new Map<number, number>();
  for (const { sections } of answers) {
    for (const [section, score] of sections) sums.set(section, (sums.get(section) ?? 0) + score);
  }
  return sums;
}

/** Matches for each part of the query. */
function answerConcepts(corpus: Corpus, concepts: readonly Concept[]): Answer[] {
  const answers = concepts.map((concept): Answer => {
    const alternatives = concept.alternatives
      .map((alternative) => ({ ...alternative, scores: alternative.tokens.map(corpus.scores) }))
      .filter(({ scores }) => scores.every(({ pages }) => pages.size > 0));
    const pages = new Map<number, number>();
    const sections = new Map<number, number>();
    for (const { scores, quality } of alternatives) {
      raise(
        pages,
        quality,
        scores.map((one) => one.pages),
        mean,
      );
      raise(
        sections,
        quality,
        scores.map((one) => one.sections),
        least,
      );
    }
    // A synonym that occurs everywhere does not make the query's own word less specific.
    const own = alternatives.filter(({ quality }) => quality === 1);
    const ownPages = Math.max(
      0,
      ...own.map(({ scores }) => Math.min(...scores.map(({ pages }) => pages.size))),
    );
    return {
      alternatives,
      pages,
      sections,
      share: concept.weight * rarity(corpus, ownPages || pages.size),
    };
  });
  const all = answers.reduce((sum, { share }) => sum + share, 0) || 1;
  return answers.map((answer) => ({ ...answer, share: answer.share / all }));
}

const mean = (scores: number[]) => scores.reduce((sum, one) => sum + one, 0) / scores.length;
const least = (scores: number[]) => Math.min(...scores);

/** Raises the scores of pages or sections that contain all tokens of an alternative. */
function raise(
  found: Map<number, number>,
  quality: number,
  tokens: readonly Found[],
  join: (scores: number[]) => number,
): void {
  const [rarest, ...others] = tokens.toSorted((a, b) => a.size - b.size);
  for (const [number, score] of rarest ?? []) {
    const scores = others.map((one) => one.get(number) ?? 0);
    if (scores.includes(0)) continue;
    found.set(number, Math.max(found.get(number) ?? 0, quality * join([score, ...scores])));
  }
}

/**
 * How much of each page's name is in the query, multiplied by how much of the query is in the name.
 */
function nameFits(pages: readonly PreparedPage[], answers: readonly Answer[]): Found {
  const fits = new Map<number, number>();
  for (const [number, { slug }] of pages.entries()) {
    const { answered, said } = compare(answers, ({ scores }) =>
      scores.every(({ named }) => named.has(number)),
    );
    if (answered === 0 || slug.length === 0) continue;
    const named = slug.reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
    fits.set(number, (named / slug.length) * answered);
  }
  return fits;
}

/** Similarity of the query to the best question of each page, by shares of both. */
function questionFits(corpus: Corpus, answers: readonly Answer[]): Found {
  const fits = new Map<number, number>();
  const near = new Set<Question>();
  for (const { tokens } of answers.flatMap(({ alternatives }) => alternatives)) {
    for (const question of corpus.questions(tokens[0] ?? '')) near.add(question);
  }
  for (const { page, tokens, names } of near) {
    const { answered, said } = compare(answers, (one) =>
      one.tokens.every((token) => tokens.has(token)),
    );
    // A Chinese question about styles with 'tailwind' in it is about Tailwind.
    if (!names.every((name) => said.has(name))) continue;
    // As in the query, rare words count more.
    const all = sumOf(tokens, (token) => rarityOf(corpus, token));
    const both = sumOf(tokens, (token) => (said.get(token) ?? 0) * rarityOf(corpus, token));
    const share = both / (all || 1);
    const value = answered ** 2 * (0.05 + 0.95 * share ** 1.5);
    fits.set(page, Math.max(fits.get(page) ?? 0, value));
  }
  return fits;
}

/** How well a token distinguishes pages. */
const rarityOf = (corpus: Corpus, token: string) => rarity(corpus, corpus.pagesWith(token));

/** @param pages - number of pages that have it */
const rarity = (corpus: Corpus, pages: number) => Math.log(1 + corpus.pages.length / (pages + 0.5));

function sumOf(tokens: ReadonlySet<string>, value: (token: string) => number): number {
  let sum = 0;
  for (const token of tokens) sum += value(token);
  return sum;
}

/**
 * Share of the query matched by the alternatives that pass a test, and their tokens with the best
 * quality of each.
 */
function compare(
  answers: readonly Answer[],
  test: (alternative: Answer['alternatives'][number]) => boolean,
): { answered: number; said: ReadonlyMap<string, number> } {
  const said = new Map<string, number>();
  let answered = 0;
  for (const { alternatives, share } of answers) {
    let best = 0;
    for (const alternative of alternatives) {
      if (!test(alternative)) continue;
      best = Math.max(best, alternative.quality);
      for (const token of alternative.tokens) {
        said.set(token, Math.max(said.get(token) ?? 0, alternative.quality));
      }
    }
    answered += best * share;
  }
  return { answered, said };
}
