import { lineMark, longestQuery } from './constants.ts';
import { colors, readText, withoutRunner } from './paste.ts';
import { normalize } from './text.ts';
import type { SearchDocument, SearchMessage } from './types.ts';

/** A message found in a text, and the section that explains it. */
export interface Recognized {
  document: SearchDocument;
  message: SearchMessage;
}

/** A message prepared for matching. */
interface Pattern extends Recognized {
  /** Text between its placeholders, in order: ` port `, ` is occupied `. */
  parts: readonly string[];
  /** Total length of the parts, in characters. */
  length: number;
  /** Sequences of its words, for matching a part of the message. */
  runs: readonly string[];
  /** Pattern that the text has to match as well. */
  condition: RegExp | undefined;
}

/** Shorter messages could occur in any text. */
const shortest = 10;
/**
 * Rank of messages that pages quote: behind specific messages; quotations of a general message, or
 * of a part of it, behind that message.
 */
const quotedGenerality = 0.9;
/** From this generality on, messages say that something failed, but not what. */
const vagueGenerality = 4.5;
/** Shorter quotations may be the name of something. */
const shortestQuoted = 16;
/**
 * Shorter single-line messages must occur in one line; otherwise their words may belong to others.
 */
const shortestInLines = 24;
/** Maximum length of a placeholder's value, in characters. */
const longestValue = 400;
/** Words in a sequence. */
const runLength = 4;
/** Minimum number of sequences that a text shares with a message, and share of the shorter one. */
const fewestRuns = 2;
const leastShare = 0.6;
/** Minimum share of a question that a message has to cover. */
const leastOfQuestion = 0.4;
/** Maximum number of sections found. */
const mostSections = 3;

const spaced = (text: string) => ` ${normalize(text)} `;

/** Finds messages of tools in typed or pasted text. */
export type Recognizer = (typed: string) => readonly Recognized[];

/**
 * @param documents - of the index file, with the messages that each one explains
 * @returns a function that finds at most three sections, the most specific message first
 */
export function createRecognizer(documents: readonly SearchDocument[]): Recognizer {
  const known = documents.flatMap((document) =>
    (document.messages ?? []).map((message) => toPattern(document, message)),
  );
  const general = known
    .map(({ message: { template, generality = 0 } }) => ({ text: spaced(template), generality }))
    .filter(({ generality }) => generality >= 1);
  const quoted = documents.flatMap((document) =>
    [...inHeadings(document), ...inTables(document)]
      .map((quotation) => toPattern(document, { ...quotation, by: '' }))
      .filter(({ length }) => length >= shortestQuoted)
      .map((pattern): Pattern => {
        const repeated = general.find(({ text }) => hasParts(text, pattern.parts));
        const generality = (repeated?.generality ?? 0) + quotedGenerality;
        return { ...pattern, message: { ...pattern.message, generality } };
      }),
  );
  const complete = known.filter((pattern) => isSpecific(pattern) && !pattern.condition);
  return (typed) => {
    const plain = withoutRunner(
      typed.slice(0, longestQuery).replaceAll(lineMark, '\n').replace(colors, ''),
    );
    const text = spaced(plain);
    const lines = plain.split('\n').map(spaced);
    const least = readText(typed).isPasted ? 0 : text.length * leastOfQuestion;
    const has = ({ parts, length, condition, message }: Pattern) =>
      length >= Math.max(shortest, least) &&
      hasParts(text, parts) &&
      (length >= shortestInLines ||
        message.template.includes('\n') ||
        lines.some((line) => hasParts(line, parts))) &&
      (condition?.test(plain) ?? true);
    const whole = [...known, ...quoted].filter(has).sort(byWeight);
    if (whole.some(isSpecific)) return differentSections(whole);
    // An incomplete message is more specific than a quotation of its beginning.
    const parts = partly(text, complete);
    return differentSections(parts.length > 0 ? parts : whole);
  };
}

/** A message quoted on a page. */
type Quotation = Pick<SearchMessage, 'heading' | 'template' | 'condition'>;

/** Quoted punctuation, which is otherwise ignored when words are compared: `'<'`. */
const punctuation = /['"`]([^\p{L}\p{N}\s…'"`]{1,3})['"`]/u;

/** @param text - with `…` for values */
function quotationOf(heading: string, text: string): Quotation {
  const [, mark] = punctuation.exec(text) ?? [];
  return {
    heading,
    template: text.replaceAll('…', '{value}'),
    ...(mark && { condition: `['"\`‘“]${mark.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}['"\`’”]` }),
  };
}

/** Quotation of a message in a heading: at the beginning, or after another quotation. */
const quotation = /(?<=^|['"`”’],? (?:and |和 |与 )?)(['"`])(.+?)\1(?=[\s,，、]|$)/g;

/** Messages quoted in headings, with `…` for values. */
function inHeadings({ toc }: SearchDocument): Quotation[] {
  return toc.flatMap(({ id, text }) =>
    Array.from(text.matchAll(quotation), ([, , inside = '']) => quotationOf(id, inside)),
  );
}

/** The first column of a table of messages in the text of a page, with tab-separated cells. */
const messageTable =
  /^(?:Message|What you see|报错|信息|错误|现象|报错或现象)\t.*\n((?:.+\t.*\n?)+)/gm;

/** Messages in the tables of a page, with `…` for values. */
function inTables({ content, toc }: SearchDocument): Quotation[] {
  return Array.from(content.matchAll(messageTable)).flatMap(({ index, 1: rows = '' }) => {
    const heading = toc.findLast(({ charIndex }) => charIndex >= 0 && charIndex <= index)?.id;
    if (heading === undefined) return [];
    return (
      rows
        .trim()
        .split('\n')
        .map((row) => row.split('\t')[0] ?? '')
        // Cells in Chinese are descriptions, not messages.
        .filter((cell) => !/\p{Script=Han}/u.test(cell))
        .map((cell) => ({ heading, template: cell.replaceAll('…', '{value}') }))
    );
  });
}

/** Whether it is a known message, and a specific one. */
const isSpecific = ({ message }: Pattern) =>
  message.by !== '' && (message.generality ?? 0) < vagueGenerality;

function differentSections(found: readonly Pattern[]): Recognized[] {
  const seen = new Set<string>();
  const first = found.filter((one) => {
    const section = sectionOf(one);
    return !seen.has(section) && seen.add(section);
  });
  return first.slice(0, mostSections);
}

const sectionOf = ({ document, message }: Recognized) => `${document.routePath}#${message.heading}`;

/**
 * Messages that do not say what failed are last. Quotations of the same message: those without
 * values first, then those on pages about errors.
 */
const byWeight = (a: Pattern, b: Pattern) =>
  (a.message.generality ?? 0) - (b.message.generality ?? 0) ||
  Number(b.condition !== undefined) - Number(a.condition !== undefined) ||
  Number(isQuotedWithValues(a)) - Number(isQuotedWithValues(b)) ||
  Number(isQuotedElsewhere(a)) - Number(isQuotedElsewhere(b)) ||
  b.length - a.length;

const isQuotedWithValues = ({ message, parts }: Pattern) => message.by === '' && parts.length > 1;

const isQuotedElsewhere = ({ document, message }: Pattern) =>
  message.by === '' && !document.routePath.includes('/faq/');

function toPattern(document: SearchDocument, message: SearchMessage): Pattern {
  const parts = partsOf(message.template);
  const condition = message.condition === undefined ? undefined : new RegExp(message.condition);
  return {
    document,
    message,
    parts,
    length: lengthOf(parts),
    runs: parts.flatMap(runsOf),
    condition,
  };
}

const partsOf = (template: string) =>
  template
    .split(/\{\w+\}/)
    .map(spaced)
    .filter((part) => part.trim() !== '');

const lengthOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + part.length - 2, 0);

/** Whether a text contains all parts in order, with values between them. */
function hasParts(text: string, [first = '', ...others]: readonly string[]): boolean {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    // Adjacent parts share the space between them.
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

/** Messages that a text contains in part: truncated ones, or those without their last lines. */
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
