import type { Corpus, Question, TokenScores } from './corpus.ts';
import type { PreparedPage } from './prepare.ts';
import type { Alternative, Concept, Query } from './query.ts';

/** What the whole query, word for word, is worth by where it is found. */
const phraseWeights = { title: 8, headings: 4, content: 2 };
/** What it is worth that the query is a title or a heading, and no more; a heading of one page alone. */
const exactWeights = { title: 16, heading: 6 };
/** What it is worth that a pasted message has all that a heading says. */
const messageWeight = 3;

/** What it is worth that the query says the whole name of the page, and little else. */
const nameWeight = 9;

/** What it is worth that the query says one of the ways to ask for the page. */
const questionWeight = 15;

/** What it is worth that a page lists a command-line flag that the query has. */
const flagWeight = 16;

/** Prior of the pages that the chosen version lacks. */
const lackingPrior = 0.8;

/** Prior of the pages that say what things are, when that is asked. */
const explainingPrior = 1.7;

/** Prior of the pages that solve problems, when one is described. */
const solvingPrior = 1.2;

/** Pages whose sections are read for the order. */
const readSections = 40;

type Found = ReadonlyMap<number, number>;

/** A part of the query, answered. */
interface Answer {
  alternatives: readonly (Alternative & { scores: readonly TokenScores[] })[];
  /** How well each page answers it, and each section: its quality, twice that in a heading. */
  pages: Found;
  sections: Found;
  /** Its share in the query: rare words decide. */
  share: number;
}

/** Pages that answer a query, best first, and how well their sections do. */
export interface Ranking {
  pages: readonly PreparedPage[];
  /** How much each section answers of the query, by its number. */
  sections: Found;
}

/**
 * @param minors - the minor versions that something holds for, separated by spaces; none for all
 * @param minor - the chosen one; none where nothing is chosen
 */
export function isLacking(minors: string | undefined, minor: string | undefined): boolean {
  return Boolean(minors && minor && !minors.split(' ').includes(minor));
}

/**
 * Orders pages by how well they answer a query. All words in any order and any field come first,
 * then most of the words; among these, words in the title, then the option name, then a heading,
 * then the text. A page that has the query word for word is never left out.
 *
 * @param corpus - the pages and their indexes
 * @param query - as `parseQuery` understands it
 * @param minor - version of the reader's; what does not hold for it counts less
 * @returns the pages that answer
 */
export function rank(corpus: Corpus, query: Query, minor?: string): Ranking {
  const answers = answerConcepts(corpus, query.concepts);
  const names = nameFits(corpus.pages, answers);
  const questions = questionFits(corpus, answers, query.isPasted);
  const scored = corpus.pages.flatMap((page, number) => {
    let score = 0;
    let coverage = 0;
    for (const { pages, share } of answers) {
      const one = pages.get(number);
      if (one === undefined) continue;
      score += one * share;
      coverage += share;
    }
    score *= coverage ** 2;
    score += nameWeight * (names.get(number) ?? 0) * coverage;
    const isAsked = query.asksMeaning || !page.isGlossary;
    if (isAsked) score += questionWeight * (questions.get(number) ?? 0) * coverage;
    score += scorePhrase(page, query, corpus);
    if (query.flags.some((flag) => page.flags.has(flag))) score += flagWeight;
    const prior = priorOf(page, query);
    const holding = isLacking(page.document.minors, minor) ? lackingPrior : 1;
    return score > 0 ? [{ page, number, score: score * prior * holding }] : [];
  });
  scored.sort(byScore);
  if (query.concepts.length > 1) {
    // Sections decide between pages that are close.
    const near = scored.slice(0, readSections);
    for (const one of near) {
      one.score += 2 * bestSection(one.page, answers, minor) * one.page.prior;
    }
    scored.splice(0, near.length, ...near.sort(byScore));
  }
  return { pages: scored.map(({ page }) => page), sections: sumSections(answers) };
}

/** What a page is worth before its words are read. */
function priorOf({ explains, solves, prior }: PreparedPage, { asksMeaning, isTrouble }: Query) {
  if (asksMeaning && explains) return explainingPrior;
  return isTrouble && solves ? solvingPrior : prior;
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.number - b.number;

interface Scored {
  number: number;
  score: number;
}

/** What it is worth that a page has the whole query, word for word. */
function scorePhrase(
  page: PreparedPage,
  { phrase, plain, message, concepts, asksMeaning }: Query,
  { pagesWithHeading }: Corpus,
): number {
  let score = 0;
  // A single letter occurs everywhere.
  if (phrase.length > 1 || (phrase && concepts.length === 0)) {
    if (page.lowerTitle === phrase) score += exactWeights.title;
    else if (page.lowerTitle.includes(phrase)) score += phraseWeights.title;
    if (page.lowerHeadings.includes(phrase)) score += phraseWeights.headings;
    if (page.lowerContent.includes(phrase)) score += phraseWeights.content;
  }
  if (plain && page.plainHeadings.includes(plain)) {
    // Who asks what something is wants the page that says it.
    const others = asksMeaning && page.explains ? 1 : pagesWithHeading(plain);
    score += exactWeights.heading / others;
  }
  if (message && page.messages.some((parts) => parts.every((part) => message.includes(part)))) {
    score += messageWeight;
  }
  return score;
}

/** How much each section answers of a query, by its number. */
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

/** What pages and sections say to each part of the query. */
function answerConcepts(corpus: Corpus, concepts: readonly Concept[]): Answer[] {
  const answers = concepts.map((concept): Answer => {
    const alternatives = concept.alternatives
      .map((alternative) => ({ ...alternative, scores: alternative.tokens.map(corpus.scores) }))
      .filter(({ scores }) => scores.length > 0 && scores.every(({ pages }) => pages.size > 0));
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
    // A synonym that occurs everywhere makes the reader's own word no less specific.
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

/** Raises what was found to what all of the tokens together are worth, where all of them stand. */
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

/** How much of each page's name the query says, by how much of the query the name answers. */
function nameFits(pages: readonly PreparedPage[], answers: readonly Answer[]): Found {
  const fits = new Map<number, number>();
  for (const [number, { slug }] of pages.entries()) {
    const { answered, said } = compare(answers, ({ scores }) =>
      scores.every(({ named }) => named.has(number)),
    );
    if (answered === 0 || slug.length === 0) continue;
    const named = slug.reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
    fits.set(number, (named / slug.length) ** 2 * answered);
  }
  return fits;
}

/**
 * How well the query says one of the ways to ask for each page: both how much of each other they
 * are. A pasted message says more than its name in the documentation.
 */
function questionFits(corpus: Corpus, answers: readonly Answer[], isPasted: boolean): Found {
  const fits = new Map<number, number>();
  const near = new Set<Question>();
  for (const { tokens } of answers.flatMap(({ alternatives }) => alternatives)) {
    for (const question of corpus.questions(tokens[0] ?? '')) near.add(question);
  }
  for (const { page, tokens, names } of near) {
    const { answered, said } = compare(answers, (one) =>
      one.tokens.every((token) => tokens.has(token)),
    );
    // 'tailwind' in a Chinese question about styles makes it one about Tailwind.
    if (!names.every((name) => said.has(name))) continue;
    // Rare words decide, as in the query.
    const all = sumOf(tokens, (token) => rarityOf(corpus, token));
    const both = sumOf(tokens, (token) => (said.get(token) ?? 0) * rarityOf(corpus, token));
    const share = both / (all || 1);
    const value = isPasted ? answered * share ** 2 : answered ** 2 * (0.05 + 0.95 * share ** 1.5);
    fits.set(page, Math.max(fits.get(page) ?? 0, value));
  }
  return fits;
}

/** How much a token distinguishes pages. */
const rarityOf = (corpus: Corpus, token: string) => rarity(corpus, corpus.pagesWith(token));

/** @param pages - how many have it */
const rarity = (corpus: Corpus, pages: number) => Math.log(1 + corpus.pages.length / (pages + 0.5));

function sumOf(tokens: ReadonlySet<string>, value: (token: string) => number): number {
  let sum = 0;
  for (const token of tokens) sum += value(token);
  return sum;
}

/**
 * How much of the query is answered by the alternatives that a test lets through, and the tokens
 * that they say, each with the quality of the best.
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

/** How much of the query one section of the page answers by itself, of those for the version. */
function bestSection(
  { document, firstSection, sections }: PreparedPage,
  answers: readonly Answer[],
  minor: string | undefined,
): number {
  const scores = sections.map(({ heading }, index) =>
    isLacking(heading?.minors ?? document.minors, minor)
      ? 0
      : answers.reduce(
          (sum, one) => sum + (one.sections.get(firstSection + index) ?? 0) * one.share,
          0,
        ),
  );
  return Math.max(0, ...scores);
}
