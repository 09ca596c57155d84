import { longestQuery } from './constants.ts';
import { addTo } from './lists.ts';
import { stopPhrases, stopWords, synonyms, weakWords } from './synonyms.ts';
import { cjkTokens, isOneEdit, latinTokens, lowerCase, queryPieces, tokenize } from './text.ts';

/** One way a page can answer a part of the query: all tokens must be there. */
export interface Alternative {
  tokens: string[];
  /** 1 for the reader's own word, less for guesses. */
  quality: number;
}

/** A part of the query that a page answers once, by the best of its alternatives. */
export interface Concept {
  alternatives: Alternative[];
  /** How much of the query it is. */
  weight: number;
}

/** A query, understood. */
export interface Query {
  /** Lower case, single spaces: what the substring rule looks for. */
  phrase: string;
  concepts: Concept[];
  /** Lower-case texts to highlight. */
  terms: string[];
  /** Whether the reader asks what something is. */
  asksMeaning: boolean;
}

/** Words that occur, for completing and correcting what is typed. */
export interface Vocabulary {
  has(token: string): boolean;
  /** Every word in Latin or Cyrillic letters. */
  words(): readonly string[];
  /** Those of them that begin so. */
  wordsFrom(start: string): readonly string[];
}

const meaning = /^(?:what(?:'s| is| are| does)|meaning of)\b|什么是|是什么|什么意思/;

const maxConcepts = 16;
const maxExpansions = 24;

/** What a weak word counts, as long as another word is there. */
const weakWeight = 0.4;

const quality = { synonym: 0.9, prefix: 0.75, typo: 0.65, part: 0.5 };

/** The synonyms, as queries are compared with them. */
interface KnownPhrases {
  /** Numbers of the groups that have a phrase, by its words as the index spells them. */
  groups: ReadonlyMap<string, readonly number[]>;
  /** Words of the longest phrase. */
  longest: number;
  /** Tokens of each phrase of each group. */
  tokens: readonly (readonly string[][])[];
  /** What runs of characters are cut at, the longest first. */
  runs: readonly string[];
}

let known: KnownPhrases | undefined;

/** Reads the synonyms once: by the first query, or before it, when there is time. */
export function knownPhrases(): KnownPhrases {
  known ??= readSynonyms();
  return known;
}

function readSynonyms(): KnownPhrases {
  const groups = new Map<string, number[]>();
  let longest = 1;
  for (const [number, group] of synonyms.entries()) {
    for (const text of group) {
      const words = wordsOf(text);
      addTo(groups, words.join(' '), number);
      longest = Math.max(longest, words.length);
    }
  }
  const hanWords = synonyms.flat().filter((text) => /^\p{Script=Han}{2,}$/u.test(text));
  return {
    groups,
    longest,
    tokens: synonyms.map((group) => group.map(tokensOf)),
    runs: [...hanWords, ...stopPhrases].sort((a, b) => b.length - a.length),
  };
}

/** Tokens that all have to stand on a page for `text` to be there; pairs where there are pairs. */
function tokensOf(text: string): string[] {
  return queryPieces(text).flatMap(({ kind, text: piece }) => {
    if (kind === 'word') return wordTokens(piece);
    return pairs(piece);
  });
}

/** Tokens of a word: of a compound written as one its whole, else its parts. */
function wordTokens(word: string): string[] {
  const tokens = [...latinTokens(word)];
  return tokens.length > 0 ? [...new Set(tokens)] : [lowerCase(word)];
}

/** Pairs of neighbours; the character itself when it is alone. */
function pairs(run: string): string[] {
  const tokens = cjkTokens(run);
  const two = tokens.filter((token) => Array.from(token).length === 2);
  return two.length > 0 ? two : tokens;
}

/** Words as synonyms are compared: stems, and each run of characters whole. */
function wordsOf(text: string): string[] {
  return queryPieces(lowerCase(text)).flatMap(({ kind, text: piece }) =>
    kind === 'cjk' ? [piece] : wordTokens(piece).slice(0, 1 + piece.split(/[-./@:_]/).length),
  );
}

/**
 * Understands a query: leaves out filler words, finds synonyms, completes the last word and
 * corrects a wrong letter with the words that occur.
 *
 * @param text - as typed
 * @param vocabulary - the words of the index
 */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const phrase = lowerCase(text.slice(0, longestQuery)).replace(/\s+/g, ' ').trim();
  const pieces = splitRuns(queryPieces(text.slice(0, longestQuery)));
  const meaningful = pieces.filter(({ kind, text: word }) =>
    kind === 'word'
      ? !stopWords.has(lowerCase(word).replace(/['’]/g, ''))
      : !stopPhrases.includes(word),
  );
  const used = meaningful.length > 0 ? meaningful : pieces;
  const keys = used.map(({ kind, text: word }) =>
    kind === 'cjk' ? word : wordsOf(word).join(' '),
  );

  const phrases = knownPhrases();
  const concepts: Concept[] = [];
  const terms = new Set<string>();
  if (phrase.length > 1) terms.add(phrase);
  for (let at = 0; at < used.length && concepts.length < maxConcepts; ) {
    let length = Math.min(phrases.longest, used.length - at);
    let groups: readonly number[] | undefined;
    for (; length > 1; length--) {
      groups = phrases.groups.get(keys.slice(at, at + length).join(' '));
      if (groups) break;
    }
    groups ??= phrases.groups.get(keys[at] ?? '');
    const taken = used.slice(at, at + length);
    const own = taken.flatMap(({ text: word, kind }) =>
      kind === 'cjk' ? pairs(word) : wordTokens(word),
    );
    for (const { text: word } of taken) terms.add(lowerCase(word));
    if (groups) {
      const alternatives = new Map<string, Alternative>();
      for (const tokens of groups.flatMap((group) => phrases.tokens[group] ?? [])) {
        alternatives.set(tokens.join(' '), { tokens, quality: quality.synonym });
      }
      alternatives.set(own.join(' '), { tokens: own, quality: 1 });
      concepts.push({ alternatives: [...alternatives.values()], weight: taken.length });
      for (const text of groups.flatMap((group) => synonyms[group] ?? [])) terms.add(text);
      // Words of the phrase on their own still count, for pages that say it in another way.
    } else {
      for (const { kind, text: word } of taken) {
        const isLast = at + length >= used.length;
        const made =
          kind === 'cjk' ? cjkConcepts(word, vocabulary) : [wordConcept(word, isLast, vocabulary)];
        if (weakWords.has(lowerCase(word))) for (const one of made) one.weight *= weakWeight;
        concepts.push(...made);
        for (const { alternatives } of made) {
          for (const { tokens } of alternatives) for (const token of tokens) terms.add(token);
        }
      }
    }
    at += length;
  }
  return {
    phrase,
    concepts: concepts.slice(0, maxConcepts),
    terms: [...terms],
    asksMeaning: meaning.test(phrase),
  };
}

/** Cuts runs of characters at filler phrases and around known synonyms. */
function splitRuns(pieces: ReturnType<typeof queryPieces>): ReturnType<typeof queryPieces> {
  const { runs } = knownPhrases();
  return pieces.flatMap((piece) => {
    if (piece.kind === 'word') return [piece];
    const cut: string[] = [];
    let rest = '';
    for (let at = 0; at < piece.text.length; ) {
      const here = piece.text.slice(at);
      const run = runs.find((one) => here.startsWith(one));
      if (run) {
        if (rest) cut.push(rest);
        rest = '';
        cut.push(run);
        at += run.length;
      } else {
        rest += piece.text[at];
        at++;
      }
    }
    if (rest) cut.push(rest);
    return cut.map((text) => ({ kind: 'cjk' as const, text }));
  });
}

const fileName = /\.(?:[cm]?[jt]sx?|json|html?|css|less|s[ac]ss|vue|svelte|mdx?|ya?ml)$/i;

/** A word: itself, what it may become when typed on, or what was meant by it. */
function wordConcept(word: string, isLast: boolean, vocabulary: Vocabulary): Concept {
  const tokens = wordTokens(word);
  const whole = tokens.at(-1) ?? lowerCase(word);
  const alternatives: Alternative[] = [{ tokens, quality: 1 }];
  if (tokens.length > 1) {
    // The end of an option's name is its own; that of a file's name is any file's.
    alternatives.push({ tokens: [whole], quality: fileName.test(word) ? quality.part : 1 });
    alternatives.push({ tokens: tokens.filter((token) => token !== whole), quality: 0.9 });
  }
  const isKnown = tokens.every((token) => vocabulary.has(token));
  const typed = tokens.length === 1 ? [whole, lowerCase(word)] : [whole];
  if (!isKnown || (isLast && whole.length > 1)) {
    const longer = new Set(typed.flatMap((start) => vocabulary.wordsFrom(start)));
    longer.delete(whole);
    const shortest = [...longer].sort((a, b) => a.length - b.length).slice(0, maxExpansions);
    for (const token of shortest) {
      const share = whole.length / token.length;
      alternatives.push({ tokens: [token], quality: quality.prefix * (0.4 + 0.6 * share) });
    }
  }
  if (!isKnown) {
    for (const [index, token] of tokens.entries()) {
      if (vocabulary.has(token) || token.length < 4) continue;
      const raw = tokens.length === 1 ? lowerCase(word) : token;
      const meant = vocabulary
        .words()
        .filter((known) => isOneEdit(known, token) || isOneEdit(known, raw))
        .slice(0, maxExpansions);
      for (const known of meant) {
        const corrected =
          tokens.length === 1 || index === tokens.length - 1
            ? [known]
            : tokens.slice(0, -1).map((other) => (other === token ? known : other));
        alternatives.push({ tokens: corrected, quality: quality.typo });
      }
    }
  }
  return { alternatives, weight: 1 };
}

/**
 * A run of characters: one concept a pair, so that a compound is found whole, in part and in
 * another order. Pairs that no page has (they span two words) are left out, unless none is left.
 */
function cjkConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const all = pairs(run);
  const known = all.filter((pair) => vocabulary.has(pair));
  const chosen = known.length > 0 ? known : cjkTokens(run).filter((token) => vocabulary.has(token));
  const weight = Math.max(1, Array.from(run).length / 2) / Math.max(1, chosen.length);
  return [...new Set(chosen)].map((pair) => ({
    alternatives: [{ tokens: [pair], quality: 1 }],
    weight,
  }));
}

/** Tokens of the text itself, without guesses: for highlighting what a server found. */
export function plainQuery(text: string): Query {
  const tokens = new Set(tokenize(text));
  const words = [...tokens];
  return parseQuery(text, {
    has: (token) => tokens.has(token),
    words: () => words,
    wordsFrom: (start) => words.filter((word) => word.startsWith(start)),
  });
}
