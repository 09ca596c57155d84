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

/** One way a page can answer a part of the query: all tokens must be there. */
export interface Alternative {
  tokens: readonly string[];
  /** 1 for the reader's own word, less for guesses. */
  quality: number;
}

/** A part of the query that a page answers once, by the best of its alternatives. */
export interface Concept {
  alternatives: readonly Alternative[];
  /** How much of the query it is. */
  weight: number;
}

/** A query, understood. */
export interface Query {
  /** Lower case, single spaces: what the substring rule looks for. */
  phrase: string;
  /** As `plainText` has it: a title or heading may be just that. */
  plain: string;
  concepts: readonly Concept[];
  /** Command-line flags: `--mode`. */
  flags: readonly string[];
  /** What to highlight, in lower case. */
  terms: readonly string[];
  /** Whether the reader asks what something is. */
  asksMeaning: boolean;
  /** Whether the reader describes a problem. */
  isTrouble: boolean;
  isPasted: boolean;
  /** A pasted message, without case and punctuation; empty for a question. */
  message: string;
}

const meaning =
  /^(?:what(?:'s| is| are| does)|meaning of)\b|什么(?:是|叫|意思)|是什么|(?:是|叫)啥|啥(?:是|叫|意思)/;

/** That something does not do what it should. */
const trouble =
  /\b(?:not? (?:work|effect|update|reload)|(?:doesn|isn|won|can)['’]?t\b|fail|broken|stop(?:s|ped)? working|wrong)|失效|不生效|无效|没效果|没生效|不起作用|没反应|不工作|不对|失败|报错/;

const flag = /(?<=^|\s)--[a-z][\w-]*/g;

const maxConcepts = 16;
const maxExpansions = 24;

/** What a weak word counts beside another, and a value in a message. */
const weakWeight = 0.4;
const valueWeight = 0.3;

const quality = { synonym: 0.9, parts: 0.9, prefix: 0.75, typo: 0.65, inside: 0.6, part: 0.5 };

/**
 * Understands a query: leaves out filler words, finds synonyms, completes the last word and corrects
 * misspelled ones with the words that occur.
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
    isPasted,
    message: reader.message,
  };
}

/** `.env.staging` is a `.env` file, as for any other mode. */
const withoutModes = (text: string): string => text.replace(/(?<=^|\s)\.env(?:\.[\w-]+)+/g, '.env');

/** A piece as synonyms are compared: stems of its parts, and each run of characters whole. */
const keyOf = (piece: string): string =>
  scriptOf(piece) === 'cjk' ? piece : partsOf(piece).join(' ');

/** Stems of the parts of a word: `devServer.proxy` has dev, server and proxy. */
const partsOf = (word: string): readonly string[] =>
  word.split(/[./@:]/).flatMap((segment) => {
    const tokens = tokensOfPiece(segment);
    // A compound ends with all of it as one.
    return tokens.length > 1 ? tokens.slice(0, -1) : tokens;
  });

/** Pieces of a phrase without fillers, as queries have none; a phrase that would be one word keeps them. */
function wordsOfPhrase(text: string): readonly string[] {
  const meaningful = withoutFillers(piecesOf(text));
  return meaningful.length > 1 ? meaningful : piecesOf(text);
}

/** Groups of synonyms that have a phrase, by its key; and the most words of one. */
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

/** The longest phrase with synonyms that begins at a piece; else the piece alone. */
function synonymsAt(keys: readonly string[], at: number): { length: number; groups: number[] } {
  for (let length = Math.min(longestPhrase, keys.length - at); length > 0; length--) {
    const groups = groupsOf.get(keys.slice(at, at + length).join(' '));
    if (groups) return { length, groups };
  }
  return { length: 1, groups: [] };
}

/** What a compound is not about: `TerserPlugin` is about Terser. */
const weakParts = new Set(['plugin', 'loader', 'webpack', ...weakWords]);

/** Groups of synonyms that parts of a compound have; the more parts, the more specific. */
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

/** What was said, or any of its synonyms. */
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

/** How much a word counts: those that stand everywhere little. */
function weightOf(piece: string, { values }: ReaderText): number {
  const word = lowerCase(piece);
  return (weakWords.has(word) ? weakWeight : 1) * (values.has(word) ? valueWeight : 1);
}

const fileName = /\.(?:[cm]?[jt]sx?|json|html?|css|less|s[ac]ss|vue|svelte|mdx?|ya?ml)$/i;

/** A word: itself, what it may become when typed on, or what was meant by it. */
function wordConcept(
  word: string,
  vocabulary: Vocabulary,
  { isLast, isPasted }: { isLast: boolean; isPasted: boolean },
): Concept {
  const tokens = requiredTokens(word);
  const whole = tokens.at(-1) ?? lowerCase(word);
  const alternatives: Alternative[] = [{ tokens, quality: 1 }];
  if (tokens.length > 1) {
    // The end of an option's name is its own; that of a file's name is any file's.
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
  // A message is complete, and spelled as it is in the documentation.
  if (!isPasted && (!isKnown || (isLast && whole.length > 1))) {
    alternatives.push(
      ...completions(tokens.length > 1 ? [whole] : [whole, lowerCase(word)], vocabulary),
    );
  }
  if (!isPasted && !isKnown) alternatives.push(...corrections(tokens, lowerCase(word), vocabulary));
  return { alternatives, weight: 1 };
}

/** Words that begin with one of `starts`, the shortest first. */
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

/** What may have been meant by the tokens of a word that do not occur. */
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
        // The last token is the whole word; another is one of its parts.
        index === tokens.length - 1
          ? { tokens: [known], quality: quality.typo }
          : {
              tokens: tokens.slice(0, -1).map((other) => (other === token ? known : other)),
              quality: quality.typo * quality.parts,
            },
      );
  });
}

/**
 * A text with misspelled names as they are spelled, where one is meant: a heading may be that name.
 */
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

/** From this length on, two letters of a word may be wrong. */
const longWord = 8;

/**
 * Whether one word is another with a letter or two wrong, or two neighbours swapped. `leven` is the
 * edit distance of the whole repository (the 404 page and unknown names of facts use it, too): it is
 * maintained, and it stops at a limit, which matters as a wrong word is compared with all known ones.
 */
export function isMisspelled(word: string, known: string): boolean {
  const edits = word.length < longWord ? 1 : 2;
  if (word === known || Math.abs(word.length - known.length) > edits) return false;
  const distance = leven(word, known, { maxDistance: 3 });
  if (distance <= edits) return true;
  return distance === 2 && word.length === known.length && isSwapped(word, known);
}

/** Whether two words of a length differ by two neighbours that are swapped. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/**
 * A run of characters: one concept a pair, so that a compound is found whole, in part and in another
 * order. Pairs that no page has (they span two words) are left out, unless none is left.
 */
function pairConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const known = requiredTokens(run).filter((pair) => vocabulary.has(pair));
  const chosen =
    known.length > 0 ? known : tokensOfPiece(run).filter((token) => vocabulary.has(token));
  const weight = Math.max(1, Array.from(run).length / 2) / Math.max(1, chosen.length);
  return chosen.map((pair) => ({ alternatives: [{ tokens: [pair], quality: 1 }], weight }));
}

/** A query without guesses: for highlighting what a server found. */
export function plainQuery(text: string): Query {
  const words = tokenize(text);
  return parseQuery(text, { has: (token) => words.includes(token), words: [] });
}
