import leven from 'leven';
import type { Vocabulary } from './fullText.ts';
import { type ReaderText, readText } from './paste.ts';
import { lowerCase, piecesOf, scriptOf, tokenize, tokensOfPiece } from './text.ts';
import {
  meaningfulPieces,
  plainText,
  requiredTokens,
  synonyms,
  weakWords,
  withoutFillers,
} from './words.ts';

/** One way to match a part of the query: a page must contain all of its tokens. */
export interface Alternative {
  tokens: readonly string[];
  /** 1 for the query's own words, less for synonyms and guesses. */
  quality: number;
}

/** A part of the query, matched by the best of its alternatives. */
export interface Concept {
  alternatives: readonly Alternative[];
  /** Relative weight in the query. */
  weight: number;
}

/** A parsed query. */
export interface Query {
  /** In lower case with single spaces, for matching the whole query as a phrase. */
  phrase: string;
  /** As by `plainText`, for comparing it with whole titles and headings. */
  plain: string;
  concepts: readonly Concept[];
  /** Command-line flags: `--mode`. */
  flags: readonly string[];
  /** Terms to highlight, in lower case. */
  terms: readonly string[];
  /** Whether it asks what something is. */
  asksMeaning: boolean;
  /** Whether it describes a problem. */
  isTrouble: boolean;
}

const meaning =
  /^(?:what(?:'s| is| are| does)|meaning of)\b|什么(?:是|叫|意思)|是什么|(?:是|叫)啥|啥(?:是|叫|意思)/;

/** Words of a query about something that does not work. */
const trouble =
  /\b(?:not? (?:work|effect|update|reload)|(?:doesn|isn|won|can)['’]?t\b|fail|broken|stop(?:s|ped)? working|wrong)|失效|不生效|无效|没效果|没生效|不起作用|没反应|不工作|不对|失败|报错/;

const flag = /(?<=^|\s)--[a-z][\w-]*/g;

const maxConcepts = 16;
const maxExpansions = 24;

/** Weight of a common word next to others, and of a value in a message. */
const weakWeight = 0.4;
const valueWeight = 0.3;

const quality = { synonym: 0.9, parts: 0.9, prefix: 0.75, typo: 0.65, inside: 0.6, part: 0.5 };

/**
 * Parses a query: removes filler words, adds synonyms, completes the last word, and corrects
 * misspelled words with those in the index.
 *
 * @param typed - as typed or pasted
 * @param vocabulary - of the indexes
 */
export function parseQuery(typed: string, vocabulary: Vocabulary): Query {
  const reader = readText(typed);
  const { isPasted } = reader;
  const text = isPasted ? reader.text : withoutModes(reader.text);
  const spelled = isPasted ? text : withKnownNames(text, vocabulary);
  const phrase = lowerCase(spelled).replace(/\s+/g, ' ').trim();
  const pieces = meaningfulPieces(text);
  const keys = pieces.map(keyOf);
  const concepts: Concept[] = [];
  const terms = new Set<string>(phrase.length > 1 ? [phrase] : []);
  for (let at = 0; at < pieces.length && concepts.length < maxConcepts; ) {
    const { length, groups } = synonymsAt(keys, at);
    const taken = pieces.slice(at, at + length);
    for (const piece of taken) terms.add(lowerCase(piece));
    at += length;
    if (groups.length > 0) {
      concepts.push(synonymConcept(taken, groups, reader));
      for (const word of groups.flatMap((group) => synonyms[group] ?? [])) terms.add(word);
      continue;
    }
    for (const piece of taken) {
      const made =
        scriptOf(piece) === 'cjk'
          ? pairConcepts(piece, vocabulary)
          : [wordConcept(piece, vocabulary, { isLast: at === pieces.length, isPasted })];
      const weight = weightOf(piece, reader);
      concepts.push(...made.map((one) => ({ ...one, weight: one.weight * weight })));
      for (const { tokens } of made.flatMap(({ alternatives }) => alternatives)) {
        for (const token of tokens) terms.add(token);
      }
    }
  }
  return {
    phrase,
    plain: plainText(spelled),
    concepts: concepts.slice(0, maxConcepts),
    flags: isPasted ? [] : (text.match(flag) ?? []),
    terms: [...terms],
    asksMeaning: meaning.test(phrase),
    isTrouble: !isPasted && trouble.test(phrase),
  };
}

/** `.env.staging` is documented as `.env`, like the file of any other mode. */
const withoutModes = (text: string): string => text.replace(/(?<=^|\s)\.env(?:\.[\w-]+)+/g, '.env');

/** Key for comparing synonyms: the stems of a word's parts; a run of CJK characters as it is. */
const keyOf = (piece: string): string =>
  scriptOf(piece) === 'cjk' ? piece : partsOf(piece).join(' ');

/** Stems of a word's parts: `devServer.proxy` consists of dev, server and proxy. */
const partsOf = (word: string): readonly string[] =>
  word.split(/[./@:]/).flatMap((segment) => {
    const tokens = tokensOfPiece(segment);
    // The last token of a compound is the whole.
    return tokens.length > 1 ? tokens.slice(0, -1) : tokens;
  });

/**
 * Pieces of a phrase without fillers, as in queries; a phrase keeps them if only one word would be
 * left.
 */
function wordsOfPhrase(text: string): readonly string[] {
  const meaningful = withoutFillers(piecesOf(text));
  return meaningful.length > 1 ? meaningful : piecesOf(text);
}

/**
 * Numbers of the synonym groups by the keys of their phrases, and the length of the longest phrase.
 */
const groupsOf = new Map<string, number[]>();
let longestPhrase = 1;
for (const [number, group] of synonyms.entries()) {
  for (const text of group) {
    const keys = wordsOfPhrase(text).map(keyOf);
    const key = keys.join(' ');
    groupsOf.set(key, [...(groupsOf.get(key) ?? []), number]);
    longestPhrase = Math.max(longestPhrase, keys.length);
  }
}

/** The longest phrase with synonyms that starts at a piece, or else only the piece. */
function synonymsAt(keys: readonly string[], at: number): { length: number; groups: number[] } {
  for (let length = Math.min(longestPhrase, keys.length - at); length > 0; length--) {
    const groups = groupsOf.get(keys.slice(at, at + length).join(' '));
    if (groups) return { length, groups };
  }
  return { length: 1, groups: [] };
}

/** Insignificant parts of a compound: `TerserPlugin` is about Terser. */
const weakParts = new Set(['plugin', 'loader', 'webpack', ...weakWords]);

/** Synonym groups for parts of a compound; longer sequences of parts are preferred. */
function synonymsInside(word: string): number[] {
  const parts = partsOf(word).filter((part) => !weakParts.has(part));
  for (let length = parts.length; length > 0; length--) {
    for (let at = parts.length - length; at >= 0; at--) {
      const groups = groupsOf.get(parts.slice(at, at + length).join(' '));
      if (groups) return groups;
    }
  }
  return [];
}

/** Matches the given words or any of their synonyms. */
function synonymConcept(taken: readonly string[], groups: number[], reader: ReaderText): Concept {
  const alternatives = new Map<string, Alternative>();
  const add = (pieces: readonly string[], quality: number) => {
    const tokens = pieces.flatMap(requiredTokens);
    alternatives.set(tokens.join(' '), { tokens, quality });
  };
  for (const text of groups.flatMap((group) => synonyms[group] ?? [])) {
    add(wordsOfPhrase(text), quality.synonym);
  }
  add(taken, 1);
  const weight = taken.reduce(
    (sum, piece) => sum + Math.max(weakWeight, weightOf(piece, reader)),
    0,
  );
  return { alternatives: [...alternatives.values()], weight };
}

/** Weight of a word; less for common words and values. */
function weightOf(piece: string, { values }: ReaderText): number {
  const word = lowerCase(piece);
  return (weakWords.has(word) ? weakWeight : 1) * (values.has(word) ? valueWeight : 1);
}

const fileName = /\.(?:[cm]?[jt]sx?|json|html?|css|less|s[ac]ss|vue|svelte|mdx?|ya?ml)$/i;

/** Matches a word, its completions if it is the last one, and its corrections. */
function wordConcept(
  word: string,
  vocabulary: Vocabulary,
  { isLast, isPasted }: { isLast: boolean; isPasted: boolean },
): Concept {
  const tokens = requiredTokens(word);
  const whole = tokens.at(-1) ?? lowerCase(word);
  const alternatives: Alternative[] = [{ tokens, quality: 1 }];
  if (tokens.length > 1) {
    // The last part of an option's name is specific; that of a file name is not.
    alternatives.push({ tokens: [whole], quality: fileName.test(word) ? quality.part : 1 });
    alternatives.push({ tokens: partsOf(word), quality: quality.parts });
    for (const text of synonymsInside(word).flatMap((group) => synonyms[group] ?? [])) {
      alternatives.push({
        tokens: wordsOfPhrase(text).flatMap(requiredTokens),
        quality: quality.inside,
      });
    }
  }
  const isKnown = tokens.every((token) => vocabulary.has(token));
  // Pasted messages are complete and correctly spelled.
  if (!isPasted && (!isKnown || (isLast && whole.length > 1))) {
    alternatives.push(
      ...completions(tokens.length > 1 ? [whole] : [whole, lowerCase(word)], vocabulary),
    );
  }
  if (!isPasted && !isKnown) alternatives.push(...corrections(tokens, lowerCase(word), vocabulary));
  return { alternatives, weight: 1 };
}

/** The shortest words that begin with one of `starts`. */
function completions(starts: string[], vocabulary: Vocabulary): Alternative[] {
  const [whole = ''] = starts;
  return vocabulary.words
    .filter((token) => token !== whole && starts.some((start) => token.startsWith(start)))
    .sort((a, b) => a.length - b.length)
    .slice(0, maxExpansions)
    .map((token) => {
      const share = whole.length / token.length;
      return { tokens: [token], quality: quality.prefix * (0.4 + 0.6 * share) };
    });
}

/** Known words that the unknown tokens of a word may be misspellings of. */
function corrections(
  tokens: readonly string[],
  word: string,
  vocabulary: Vocabulary,
): Alternative[] {
  return tokens.flatMap((token, index) => {
    if (vocabulary.has(token) || token.length < 4) return [];
    const spellings = tokens.length === 1 ? [token, word] : [token];
    return vocabulary.words
      .filter((known) => spellings.some((spelling) => isMisspelled(spelling, known)))
      .slice(0, maxExpansions)
      .map((known) =>
        // The last token is the whole word; the others are its parts.
        index === tokens.length - 1
          ? { tokens: [known], quality: quality.typo }
          : {
              tokens: tokens.slice(0, -1).map((other) => (other === token ? known : other)),
              quality: quality.typo * quality.parts,
            },
      );
  });
}

/** Corrects names that are misspelled unambiguously, as headings may consist of just a name. */
function withKnownNames(text: string, vocabulary: Vocabulary): string {
  let spelled = text;
  for (const piece of piecesOf(text)) {
    const tokens = tokensOfPiece(piece);
    const whole = tokens.at(-1) ?? '';
    if (scriptOf(piece) !== 'general' || tokens.length === 1 || vocabulary.has(whole)) continue;
    const [name, another] = vocabulary.words.filter((known) => isMisspelled(whole, known));
    if (name && !another) spelled = spelled.replace(piece, name);
  }
  return spelled;
}

/** Minimum length of words that may have two wrong letters. */
const longWord = 8;

/**
 * Whether a word equals a known one apart from one or two letters, or two swapped neighbors.
 * `leven` is used for edit distances everywhere (also by the 404 page and for unknown names in the
 * facts): it is maintained, and accepts a maximum distance, which matters as a misspelled word is
 * compared with all known ones.
 */
export function isMisspelled(word: string, known: string): boolean {
  const edits = word.length < longWord ? 1 : 2;
  if (word === known || Math.abs(word.length - known.length) > edits) return false;
  const distance = leven(word, known, { maxDistance: 3 });
  if (distance <= edits) return true;
  return distance === 2 && word.length === known.length && isSwapped(word, known);
}

/** Whether two words of equal length differ only in two swapped neighbors. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/**
 * Splits a run of CJK characters into one concept per pair, so that a compound matches as a whole,
 * in part and in another order. Pairs that are on no page (they span two words) are dropped, unless
 * none is left.
 */
function pairConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const known = requiredTokens(run).filter((pair) => vocabulary.has(pair));
  const chosen =
    known.length > 0 ? known : tokensOfPiece(run).filter((token) => vocabulary.has(token));
  const weight = Math.max(1, Array.from(run).length / 2) / Math.max(1, chosen.length);
  return chosen.map((pair) => ({ alternatives: [{ tokens: [pair], quality: 1 }], weight }));
}

/** Parses a query without synonyms and corrections, to highlight results from a server. */
export function plainQuery(text: string): Query {
  const words = tokenize(text);
  return parseQuery(text, { has: (token) => words.includes(token), words: [] });
}
