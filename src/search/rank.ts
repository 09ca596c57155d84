import { shownPages } from './constants.ts';
import type { PreparedDocument, Section } from './prepare.ts';
import type { Alternative, Concept, Query } from './query.ts';
import { highlightTerms, snippet } from './snippet.ts';
import type { PageResult, SearchHit } from './types.ts';

/** What a word is worth by where it stands: title, option name, heading, text. */
export const fieldWeights = {
  title: 10,
  name: 8,
  members: 4,
  headings: 4,
  description: 6,
  asked: 5,
  lead: 3,
  body: 1.5,
} as const;

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

/** Headings shown below a page. */
const shownSections = 3;

/** A field of a document for one token, best first; the weight of the text grows with its count. */
function tokenScore(doc: PreparedDocument, token: string): number {
  let best = 0;
  let sum = 0;
  const add = (weight: number) => {
    best = Math.max(best, weight);
    sum += weight;
  };
  if (doc.title.has(token)) add(fieldWeights.title * brevity(doc.title.size));
  if (doc.name.has(token)) add(fieldWeights.name * brevity(doc.name.size));
  if (doc.headings.has(token)) add(fieldWeights.headings);
  if (doc.members.has(token)) add(fieldWeights.members);
  if (doc.description.has(token)) add(fieldWeights.description);
  if (doc.asked.has(token)) add(fieldWeights.asked);
  if (doc.lead.has(token)) add(fieldWeights.lead);
  const count = doc.body.get(token) ?? 0;
  if (count > 0) {
    const long = 0.4 + (0.6 * doc.bodyLength) / 700;
    add((fieldWeights.body * 2 * count) / (count + 1.2 * long));
  }
  return best + 0.35 * (sum - best);
}

/** A word in a short title says more about the page than one in a long title. */
function brevity(size: number): number {
  return 0.55 + 0.45 * Math.min(1, 3 / size);
}

function alternativeScore(doc: PreparedDocument, { tokens, quality }: Alternative): number {
  let sum = 0;
  for (const token of tokens) {
    const score = tokenScore(doc, token);
    if (score === 0) return 0;
    sum += score;
  }
  return tokens.length > 0 ? (quality * sum) / tokens.length : 0;
}

function conceptScore(doc: PreparedDocument, { alternatives }: Concept): number {
  let best = 0;
  for (const alternative of alternatives) {
    best = Math.max(best, alternativeScore(doc, alternative));
  }
  return best;
}

function sectionCovers(section: Section, { alternatives }: Concept): number {
  let best = 0;
  for (const { tokens, quality } of alternatives) {
    if (tokens.length === 0) continue;
    if (tokens.every((token) => section.headingTokens.has(token))) {
      best = Math.max(best, 2 * quality);
    } else if (
      tokens.every((token) => section.headingTokens.has(token) || section.tokens.has(token))
    ) {
      best = Math.max(best, quality);
    }
  }
  return best;
}

/**
 * Orders pages by how well they answer a query. All words in any order and any field come first,
 * then most of the words; among these, words in the title, then the option name, then a heading,
 * then the text. A page that has the query word for word is never left out.
 *
 * @param candidates - documents that may answer
 * @param query - as `parseQuery` understands it
 * @param total - number of documents there are, for telling rare words from common ones
 * @returns the documents that answer, best first
 */
export function rank(
  candidates: readonly PreparedDocument[],
  query: Query,
  total: number = candidates.length,
): PreparedDocument[] {
  const { concepts, phrase } = query;
  const scores = candidates.map((doc) => concepts.map((concept) => conceptScore(doc, concept)));
  const rarity = concepts.map((_, index) => {
    const found = scores.filter((row) => (row[index] ?? 0) > 0).length;
    return Math.log(1 + total / (found + 0.5));
  });
  const weights = concepts.map((concept, index) => concept.weight * (rarity[index] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;

  const ranked = candidates.map((doc, at) => {
    const row = scores[at] ?? [];
    let score = 0;
    let covered = 0;
    for (const [index, weight] of weights.entries()) {
      const one = row[index] ?? 0;
      if (one === 0) continue;
      score += one * weight;
      covered += weight;
    }
    const coverage = covered / all;
    score = (score / all) * coverage ** 2;
    score += nameWeight * nameFit(doc, concepts, weights, all) * coverage;
    score += questionWeight * questionFit(doc, concepts, weights, all) * coverage;
    if (phrase.length > 1 || concepts.length === 0) {
      if (doc.lowerTitle === phrase) score += 2 * phraseWeights.title;
      else if (doc.lowerTitle.includes(phrase)) score += phraseWeights.title;
      if (doc.lowerHeadings.includes(phrase)) score += phraseWeights.headings;
      if (doc.lowerContent.includes(phrase)) score += phraseWeights.content;
    }
    const prior = query.asksMeaning && doc.explains ? explainingPrior : doc.prior;
    return { doc, score: score * prior };
  });
  const order = (a: Scored, b: Scored) =>
    b.score - a.score || a.doc.document.id - b.doc.document.id;
  const answering = ranked.filter(({ score }) => score > 0).sort(order);
  if (concepts.length < 2) return answering.map(({ doc }) => doc);
  // Sections take the longest to look at, and decide between pages that are close.
  const near = answering.slice(0, readSections).map(({ doc, score }) => ({
    doc,
    score: score + ((2 * bestSection(doc, concepts, weights)) / all) * doc.prior,
  }));
  return [...near.sort(order), ...answering.slice(readSections)].map(({ doc }) => doc);
}

interface Scored {
  doc: PreparedDocument;
  score: number;
}

/** How much of the page's name the query says, by how much of the query the name answers. */
function nameFit(
  doc: PreparedDocument,
  concepts: Concept[],
  weights: number[],
  all: number,
): number {
  const said = new Map<string, number>();
  let answered = 0;
  for (const [index, { alternatives }] of concepts.entries()) {
    let best = 0;
    for (const { tokens, quality } of alternatives) {
      const isNamed = tokens.every((token) => doc.title.has(token) || doc.name.has(token));
      if (tokens.length === 0 || !isNamed) continue;
      best = Math.max(best, quality);
      for (const token of tokens) said.set(token, Math.max(said.get(token) ?? 0, quality));
    }
    answered += best * (weights[index] ?? 0);
  }
  const named = doc.slug.reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
  return doc.slug.length > 0 ? (named / doc.slug.length) ** 2 * (answered / all) : 0;
}

/** How well the query says one of the ways to ask for the page: both how much of each other they are. */
function questionFit(
  doc: PreparedDocument,
  concepts: Concept[],
  weights: number[],
  all: number,
): number {
  let best = 0;
  for (const question of doc.questions) {
    const said = new Set<string>();
    let answered = 0;
    for (const [index, { alternatives }] of concepts.entries()) {
      let quality = 0;
      for (const alternative of alternatives) {
        const { tokens } = alternative;
        if (tokens.length === 0 || !tokens.every((token) => question.has(token))) continue;
        quality = Math.max(quality, alternative.quality);
        for (const token of tokens) said.add(token);
      }
      answered += quality * (weights[index] ?? 0);
    }
    if (answered === 0) continue;
    best = Math.max(best, (answered / all) ** 2 * (0.3 + (0.7 * said.size) / question.size));
  }
  return best;
}

/** How much of the query one section answers by itself. */
function bestSection(doc: PreparedDocument, concepts: Concept[], weights: number[]): number {
  let best = 0;
  for (const section of doc.sections) {
    let sum = 0;
    for (const [index, concept] of concepts.entries()) {
      sum += sectionCovers(section, concept) * (weights[index] ?? 0);
    }
    best = Math.max(best, sum);
  }
  return best;
}

/**
 * What the panel shows of ranked pages: the page itself, then the headings under which the query
 * is answered.
 *
 * @param ranked - best first
 * @param query - for highlights and snippets
 * @param keyword - as typed
 */
export function toResults(
  ranked: readonly PreparedDocument[],
  query: Query,
  keyword: string,
): PageResult[] {
  return ranked.slice(0, shownPages).map((doc) => {
    const { document, sections } = doc;
    const group = document.domain + document.routePath;
    const common = { title: document.title, query: keyword, group };
    const answering = sections
      .map((section, order) => ({
        section,
        order,
        score: query.concepts.reduce((sum, concept) => sum + sectionCovers(section, concept), 0),
      }))
      .filter(({ score, section }) => score > 0 && section.heading)
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, shownSections);
    const about = bestPassage(doc, query);
    const statement = snippet(about, query.terms);
    const page: SearchHit = {
      ...common,
      type: 'title',
      header: '',
      link: group,
      highlights: highlightTerms(document.title, query.terms),
      statement,
      statementHighlights: highlightTerms(statement, query.terms),
    };
    const hits = answering.map(({ section }): SearchHit => {
      const heading = section.heading?.text ?? '';
      const inHeading = highlightTerms(heading, query.terms);
      const passage = inHeading.length > 0 ? '' : snippet(section.text, query.terms);
      return {
        ...common,
        type: inHeading.length > 0 ? 'header' : 'content',
        header: heading,
        link: `${group}#${section.heading?.id ?? ''}`,
        highlights: inHeading,
        statement: passage,
        statementHighlights: highlightTerms(passage, query.terms),
      };
    });
    return { group, title: document.title, hits: [page, ...hits] };
  });
}

/** The description if it has a word of the query or nothing else has, else the first text that has. */
function bestPassage({ document, sections }: PreparedDocument, { terms }: Query): string {
  const { description = '' } = document;
  if (description && highlightTerms(description, terms).length > 0) return description;
  const lead = sections[0]?.text ?? '';
  if (highlightTerms(lead, terms).length > 0) return lead;
  return description || lead || document.content;
}
