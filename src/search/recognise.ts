import { lineMark, longestQuery } from './constants.ts';
import { colours, readText } from './paste.ts';
import { normalise } from './text.ts';
import type { SearchDocument, SearchMessage } from './types.ts';

/** A message that a text has, and the section that explains it. */
export interface Recognised {
  document: SearchDocument;
  message: SearchMessage;
}

/** A message as it is looked for. */
interface Pattern extends Recognised {
  /** Its words around the values, in order: ` port `, ` is occupied `. */
  parts: readonly string[];
  /** How many characters they have. */
  length: number;
  /** Runs of its words, for texts that have a part of it. */
  runs: readonly string[];
}

/** Messages that say less are parts of any text. */
const shortest = 10;
/** Headings that quote a message come behind messages that say what failed. */
const headingGenerality = 4.5;
/** A heading that quotes less may be the name of something. */
const shortestHeading = 16;
/** A value that is longer than this, in characters, is none. */
const longestValue = 400;
/** Words in a run. */
const runLength = 4;
/** How many runs a text has to share with a message, and which share of the shorter one. */
const fewestRuns = 2;
const leastShare = 0.6;
/** How much of a question a message has to be. */
const leastOfQuestion = 0.4;
/** Sections that a text leads to. */
const mostSections = 3;

const spaced = (text: string) => ` ${normalise(text)} `;

/** Finds messages of tools in what a reader pasted or typed. */
export type Recogniser = (typed: string) => readonly Recognised[];

/**
 * @param documents - of the index file, with the messages that each explains
 * @returns a function that finds at most three sections, the most telling message first
 */
export function createRecogniser(documents: readonly SearchDocument[]): Recogniser {
  const patterns = documents.flatMap((document) =>
    [...(document.messages ?? []), ...inHeadings(document)].map((message) =>
      toPattern(document, message),
    ),
  );
  return (typed) => {
    const text = spaced(
      typed.slice(0, longestQuery).replaceAll(lineMark, '\n').replace(colours, ''),
    );
    const least = readText(typed).isPasted ? 0 : text.length * leastOfQuestion;
    const whole = patterns
      .filter(({ parts, length }) => length >= Math.max(shortest, least) && hasParts(text, parts))
      .sort(byWeight);
    const telling = whole.filter(isTelling);
    // A message without its end says more than a heading that quotes its beginning.
    const parts = telling.length > 0 ? telling : partly(text, patterns.filter(isTelling));
    return differentSections(parts.length > 0 ? parts : whole);
  };
}

/** Where a heading quotes a message: at its beginning, and behind another. */
const quoted = /(?<=^|['"`”’],? (?:and |和 |与 )?)(['"`])(.+?)\1(?=[\s,，、]|$)/g;

/** Messages that headings quote, with `…` for values; who prints them is not known. */
function inHeadings({ toc }: SearchDocument): SearchMessage[] {
  return toc.flatMap(({ id, text }) =>
    Array.from(text.matchAll(quoted), ([, , inside = '']) => ({
      heading: id,
      by: '',
      template: inside.replaceAll('…', '{value}'),
      generality: headingGenerality,
    })).filter(({ template }) => lengthOf(partsOf(template)) >= shortestHeading),
  );
}

/** Whether it says what failed, and is no heading. */
const isTelling = ({ message }: Pattern) => (message.generality ?? 0) < headingGenerality;

function differentSections(found: readonly Pattern[]): Recognised[] {
  const seen = new Set<string>();
  const first = found.filter((one) => {
    const section = sectionOf(one);
    return !seen.has(section) && seen.add(section);
  });
  return first.slice(0, mostSections);
}

const sectionOf = ({ document, message }: Recognised) => `${document.routePath}#${message.heading}`;

/**
 * What says that something failed, and not what, comes behind all else. Of headings that quote the
 * same, those of pages about errors are first.
 */
const byWeight = (a: Pattern, b: Pattern) =>
  (a.message.generality ?? 0) - (b.message.generality ?? 0) ||
  Number(isQuotedElsewhere(a)) - Number(isQuotedElsewhere(b)) ||
  b.length - a.length;

const isQuotedElsewhere = ({ document, message }: Pattern) =>
  message.by === '' && !document.routePath.includes('/faq/');

function toPattern(document: SearchDocument, message: SearchMessage): Pattern {
  const parts = partsOf(message.template);
  return { document, message, parts, length: lengthOf(parts), runs: parts.flatMap(runsOf) };
}

const partsOf = (template: string) =>
  template
    .split(/\{\w+\}/)
    .map(spaced)
    .filter((part) => part.trim() !== '');

const lengthOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + part.length - 2, 0);

/** Whether a text has all parts in order, with values between them. */
function hasParts(text: string, [first = '', ...others]: readonly string[]): boolean {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    // Neighbours share the space between them.
    let end = at + first.length - 1;
    const hasAll = others.every((part) => {
      const next = text.indexOf(part, end);
      if (next < 0 || next - end > longestValue) return false;
      end = next + part.length - 1;
      return true;
    });
    if (hasAll) return true;
  }
  return false;
}

function runsOf(text: string): string[] {
  const words = text.trim().split(' ');
  return words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '));
}

/** Messages that a text has a part of: its beginning, or one without its last lines. */
function partly(text: string, patterns: readonly Pattern[]): Pattern[] {
  const said = new Set(runsOf(text));
  return patterns
    .map((pattern) => {
      const shared = pattern.runs.filter((run) => said.has(run)).length;
      return { pattern, shared, share: shared / Math.min(said.size, pattern.runs.length) };
    })
    .filter(({ shared, share }) => shared >= fewestRuns && share >= leastShare)
    .sort((a, b) => b.shared - a.shared || byWeight(a.pattern, b.pattern))
    .map(({ pattern }) => pattern);
}
