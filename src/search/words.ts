import { lowerCase, normalise, piecesOf, scriptOf, tokensOfPiece } from './text.ts';
import words from './words.json' with { type: 'json' };

/**
 * Groups of words and phrases, in lower case, that mean the same to a reader: a query that has one of
 * them also finds the others. Of a phrase, all words must be on the page.
 */
export const synonyms: readonly (readonly string[])[] = words.synonyms;

/** Words that say nothing about the page a reader wants. */
const stopWords: ReadonlySet<string> = new Set(words.stopWords);

/** The same for Chinese, which has no spaces between words. */
const stopPhrases: ReadonlySet<string> = new Set(words.stopPhrases);

/**
 * Words of many queries and many pages, on any subject: they count less than the words
 * around them.
 */
export const weakWords: ReadonlySet<string> = new Set(words.weakWords);

/** Different pieces that are read of a text. */
const maxPieces = 200;

/** Each piece once, in order, without filler words unless there is nothing else. */
export function meaningfulPieces(text: string): readonly string[] {
  // `can't` is one word, and a filler.
  const joined = text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const pieces = [...new Set(piecesOf(joined))].slice(0, maxPieces).flatMap(splitRun);
  return withoutFillers(pieces);
}

/** A text without fillers, case and punctuation: what a query and a heading are compared by. */
export const plainText = (text: string): string => normalise(meaningfulPieces(text).join(' '));

/** @returns all of them when there is nothing else */
export function withoutFillers(pieces: readonly string[]): readonly string[] {
  const meaningful = pieces.filter((piece) => !isFiller(piece));
  return meaningful.length > 0 ? meaningful : pieces;
}

const isFiller = (piece: string): boolean =>
  stopWords.has(lowerCase(piece)) || stopPhrases.has(piece);

/** What runs of characters are cut at, the longest first. */
const runs = [
  ...[...synonyms.flat()].filter((text) => /^\p{Script=Han}{2,}$/u.test(text)),
  ...stopPhrases,
].sort((a, b) => b.length - a.length);
const anyRun = new RegExp(`(${runs.join('|')})`, 'u');

/** Cuts a run of characters around filler phrases and known synonyms. */
const splitRun = (piece: string): string[] =>
  scriptOf(piece) === 'cjk' ? piece.split(anyRun).filter(Boolean) : [piece];

/** Tokens that all have to be on a page for a piece to be there; pairs where there are pairs. */
export function requiredTokens(piece: string): readonly string[] {
  const tokens = [...new Set(tokensOfPiece(piece))];
  if (tokens.length === 1 || scriptOf(piece) !== 'cjk') return tokens;
  return tokens.filter((token) => Array.from(token).length === 2);
}
