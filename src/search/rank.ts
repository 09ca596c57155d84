import type { Corpus, Question } from './corpus.ts';
import type { PreparedPage } from './prepare.ts';
import type { Alternative, Concept, Query } from './query.ts';
import type { TokenScores } from './score.ts';

/** What the whole query, word for word, is worth by where it stands. */
const phraseWeights = { title: 8, headings: 4, content: 2 };

/** What it is worth that the query says the whole name of the page, and little else. */
const nameWeight = 9;

/** What it is worth that the query says one of the ways to ask for the page. */
const questionWeight = 9;

/** Prior of the pages that say what things are, when that is asked. */
const explainingPrior = 1.3;

/** Pages whose sections are read for the order. */
const readSections = 40;

/** An alternative all of whose tokens some page has, with what they say. */
interface FoundAlternative extends Alternative {
  scores: readonly TokenScores[];
}

/** A part of the query, answered. */
interface Answer {
  alternatives: readonly FoundAlternative[];
  /** How well each page answers it; 0 when it does not. */
  pages: Float64Array;
  /** How well each section does: its quality, twice that when the heading does. */
  sections: Float64Array;
  /** Its share in the query: rare words decide. */
  share: number;
}

/** Pages that answer a query, best first, and how well their sections do. */
export interface Ranking {
  pages: readonly PreparedPage[];
  /** How much each section answers of the query, by its number. */
  sections: Float64Array;
}

/**
 * Orders pages by how well they answer a query. All words in any order and any field come first,
 * then most of the words; among these, words in the title, then the option name, then a heading,
 * then the text. A page that has the query word for word is never left out.
 *
 * @param corpus - the pages and their indexes
 * @param query - as `parseQuery` understands it
 * @returns the pages that answer
 */
export function rank(corpus: Corpus, query: Query): Ranking {
  const { concepts, phrase } = query;
  const answers = answerConcepts(corpus, concepts);
  const names = nameFits(corpus, answers);
  const questions = questionFits(corpus, answers);
  const isNamedByIndex = new Uint8Array(corpus.pages.length);
  for (const { scores } of answers.flatMap(({ alternatives }) => alternatives)) {
    for (const { best } of scores) for (const page of best) isNamedByIndex[page] = 1;
  }

  const phraseScores = new Float64Array(corpus.pages.length);
  if (phrase.length > 1 || (phrase && concepts.length === 0)) {
    for (const number of corpus.saying(phrase)) {
      phraseScores[number] = scorePhrase(corpus.pages[number], phrase);
    }
  }

  const scored: Scored[] = [];
  for (const [number, page] of corpus.pages.entries()) {
    let score = 0;
    if (isNamedByIndex[number]) {
      let coverage = 0;
      for (const { pages, share } of answers) {
        const one = pages[number] ?? 0;
        if (one === 0) continue;
        score += one * share;
        coverage += share;
      }
      score *= coverage ** 2;
      score += nameWeight * (names[number] ?? 0) * coverage;
      score += questionWeight * (questions[number] ?? 0) * coverage;
    }
    score += phraseScores[number] ?? 0;
    const prior = query.asksMeaning && page.explains ? explainingPrior : page.prior;
    if (score > 0) scored.push({ page, number, score: score * prior });
  }
  scored.sort(byScore);
  if (concepts.length > 1) {
    // Sections decide between pages that are close.
    const near = scored.slice(0, readSections);
    for (const one of near) one.score += 2 * bestSection(one.page, answers) * one.page.prior;
    scored.splice(0, near.length, ...near.sort(byScore));
  }
  return { pages: scored.map(({ page }) => page), sections: sumSections(corpus, answers) };
}

/** What it is worth that a page has the whole query, word for word. */
function scorePhrase(page: PreparedPage | undefined, phrase: string): number {
  if (!page) return 0;
  let score = 0;
  if (page.lowerTitle === phrase) score += 2 * phraseWeights.title;
  else if (page.lowerTitle.includes(phrase)) score += phraseWeights.title;
  if (page.lowerHeadings.includes(phrase)) score += phraseWeights.headings;
  if (page.lowerContent.includes(phrase)) score += phraseWeights.content;
  return score;
}

interface Scored {
  page: PreparedPage;
  number: number;
  score: number;
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.number - b.number;

/** How much each section answers of a query, by its number. */
export function scoreSections(corpus: Corpus, { concepts }: Query): Float64Array {
  return sumSections(corpus, answerConcepts(corpus, concepts));
}

function sumSections(corpus: Corpus, answers: readonly Answer[]): Float64Array {
  const sums = new Float64Array(corpus.sectionCount);
  for (const { sections } of answers) {
    for (let section = 0; section < sums.length; section++) {
      sums[section] = (sums[section] ?? 0) + (sections[section] ?? 0);
    }
  }
  return sums;
}

/** What pages and sections say to each part of the query. */
function answerConcepts(corpus: Corpus, concepts: readonly Concept[]): Answer[] {
  const answers = concepts.map((concept): Answer => {
    const alternatives = concept.alternatives.flatMap((alternative): FoundAlternative[] => {
      const scores = alternative.tokens.flatMap((token) => corpus.scores(token) ?? []);
      const isFound = scores.length > 0 && scores.length === alternative.tokens.length;
      return isFound ? [{ ...alternative, scores }] : [];
    });
    const pages = new Float64Array(corpus.pages.length);
    const sections = new Float64Array(corpus.sectionCount);
    for (const { scores, quality } of alternatives) {
      for (const page of fewest(scores, 'foundPages')) {
        const one = quality * meanOrNone(scores, page);
        if (one > (pages[page] ?? 0)) pages[page] = one;
      }
      for (const section of fewest(scores, 'foundSections')) {
        const one = quality * smallest(scores, section);
        if (one > (sections[section] ?? 0)) sections[section] = one;
      }
    }
    const found = pages.reduce((count, score) => (score > 0 ? count + 1 : count), 0);
    const rarity = Math.log(1 + corpus.pages.length / (found + 0.5));
    return { alternatives, pages, sections, share: concept.weight * rarity };
  });
  const all = answers.reduce((sum, { share }) => sum + share, 0) || 1;
  return answers.map((answer) => ({ ...answer, share: answer.share / all }));
}

/** Where the rarest of the tokens stands: all of them stand nowhere else. */
function fewest(
  scores: readonly TokenScores[],
  found: 'foundPages' | 'foundSections',
): readonly number[] {
  const lists = scores.map((one) => one[found]);
  return lists.reduce((least, list) => (list.length < least.length ? list : least));
}

/** Mean of what a page scores for the tokens; none when it lacks one. */
function meanOrNone(scores: readonly TokenScores[], page: number): number {
  let sum = 0;
  for (const { pages } of scores) {
    const one = pages[page] ?? 0;
    if (one === 0) return 0;
    sum += one;
  }
  return sum / scores.length;
}

function smallest(scores: readonly TokenScores[], section: number): number {
  let least = 2;
  for (const { sections } of scores) {
    least = Math.min(least, sections[section] ?? 0);
    if (least === 0) return 0;
  }
  return least;
}

/** How much of each page's name the query says, by how much of the query the name answers. */
function nameFits(corpus: Corpus, answers: readonly Answer[]): Float64Array {
  const fits = new Float64Array(corpus.pages.length);
  for (const [number, { slug }] of corpus.pages.entries()) {
    const said = new Map<string, number>();
    let answered = 0;
    for (const { alternatives, share } of answers) {
      let best = 0;
      for (const { tokens, scores, quality } of alternatives) {
        if (!scores.every(({ named }) => named[number] === 1)) continue;
        best = Math.max(best, quality);
        for (const token of tokens) said.set(token, Math.max(said.get(token) ?? 0, quality));
      }
      answered += best * share;
    }
    if (answered === 0 || slug.length === 0) continue;
    const named = slug.reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
    fits[number] = (named / slug.length) ** 2 * answered;
  }
  return fits;
}

/**
 * How well the query says one of the ways to ask for each page: both how much of each other they
 * are.
 */
function questionFits(corpus: Corpus, answers: readonly Answer[]): Float64Array {
  const fits = new Float64Array(corpus.pages.length);
  const near = new Set<Question>();
  for (const { tokens } of answers.flatMap(({ alternatives }) => alternatives)) {
    for (const question of corpus.questions(tokens[0] ?? '')) near.add(question);
  }
  for (const { page, tokens: question } of near) {
    const said = new Set<string>();
    let answered = 0;
    for (const { alternatives, share } of answers) {
      let best = 0;
      for (const { tokens, quality } of alternatives) {
        if (!tokens.every((token) => question.includes(token))) continue;
        best = Math.max(best, quality);
        for (const token of tokens) said.add(token);
      }
      answered += best * share;
    }
    const fit = answered ** 2 * (0.3 + (0.7 * said.size) / question.length);
    fits[page] = Math.max(fits[page] ?? 0, fit);
  }
  return fits;
}

/** How much of the query one section of the page answers by itself. */
function bestSection({ firstSection, sections }: PreparedPage, answers: readonly Answer[]): number {
  let best = 0;
  for (let section = firstSection; section < firstSection + sections.length; section++) {
    let sum = 0;
    for (const { sections: covers, share } of answers) sum += (covers[section] ?? 0) * share;
    best = Math.max(best, sum);
  }
  return best;
}
