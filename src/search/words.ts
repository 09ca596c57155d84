import { lowerCase, normalize, piecesOf, scriptOf, tokensOfPiece } from './text.ts';
import words from './words.json' with { type: 'json' };

/**
 * Groups of synonyms, in lower case: a query with one of them also finds the others. All words of a
 * phrase must be on the page.
 */
export const synonyms: readonly (readonly string[])[] = words.synonyms;

/** Words that do not indicate which page a reader wants. */
const stopWords: ReadonlySet<string> = new Set(words.stopWords);

/** The same for Chinese, where words are not separated by spaces. */
const stopPhrases: ReadonlySet<string> = new Set(words.stopPhrases);

/** Words that are common in queries and pages on any subject: they count less than other words. */
export const weakWords: ReadonlySet<string> = new Set(words.weakWords);

/** Maximum number of distinct pieces of a text. */
const maxPieces = 200;

/** Distinct pieces in order, without filler words unless there is nothing else. */
export function meaningfulPieces(text: string): readonly string[] {
  // `can't` is one word, and a filler word.
  const joined = text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const pieces = [...new Set(piecesOf(joined))].slice(0, maxPieces).flatMap(splitRun);
  return withoutFillers(pieces);
}

/** A text without fillers, case and punctuation, for comparing queries with headings. */
export const plainText = (text: string): string => normalize(meaningfulPieces(text).join(' '));

/** @returns all pieces if there are only fillers */
export function withoutFillers(pieces: readonly string[]): readonly string[] {
  const meaningful = pieces.filter((piece) => !isFiller(piece));
  return meaningful.length > 0 ? meaningful : pieces;
}

const isFiller = (piece: string): boolean =>
  stopWords.has(lowerCase(piece)) || stopPhrases.has(piece);

/** Boundaries in runs of characters, the longest first. */
const runs = [
  ...[...synonyms.flat()].filter((text) => /^\p{Script=Han}{2,}$/u.test(text)),
  ...stopPhrases,
].sort((a, b) => b.length - a.length);
const anyRun = new RegExp(`(${runs.join('|')})`, 'u');

/** Splits a run of characters at filler phrases and known synonyms. */
const splitRun = (piece: string): string[] =>
  scriptOf(piece) === 'cjk' ? piece.split(anyRun).filter(Boolean) : [piece];

/**
 * Tokens that must all occur on a page for a piece to match: pairs of characters if there are any.
 */
export function requiredTokens(piece: string): readonly string[] {
  const tokens = [...new Set(tokensOfPiece(piece))];
  if (tokens.length === 1 || scriptOf(piece) !== 'cjk') return tokens;
  return tokens.filter((token) => Array.from(token).length === 2);
}
