/** Turns text into the tokens that index and queries agree on. */

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const cyrillic = /\p{Script=Cyrillic}+/gu;
const latin = /[\p{Script=Latin}\p{N}_$]+(?:[-./@:][\p{Script=Latin}\p{N}_$]+)*/gu;
/** A run of any of them; to look once takes a third of the time. */
const anyRun = new RegExp(`${latin.source}|${cjk.source}|${cyrillic.source}`, 'gu');

/** The same in a text of ASCII alone, which is found without tables of letters. */
const asciiRun = /[a-z\d_$]+(?:[-./@:][a-z\d_$]+)*/gi;
const asciiText = /^[\0-\x7f]*$/;

/** What imports begin with that mean an alias. */
const aliasPrefix = /(?<![\w@~])[@~]\//g;

/** Lower case of the same length, so that positions in both texts agree. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** An English word without its most common endings; `variables` and `variable` become one. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  const base = word.endsWith('s') ? word.slice(0, -1) : word;
  // `cors` is no `core`.
  if (word.length === 4) return base;
  const cut = base.replace(/(?:ing|ed)$/, '');
  if (cut === base || cut.length < 3 || !/[aeiouy]/.test(cut)) return base.replace(/e$/, '');
  return cut.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** Where a compound is cut: `output.filenameHash` has output, filename and hash. */
const cuts = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_$]+/;

/** A word that is cut nowhere. */
const plainWord = /^[a-zA-Z]?[a-z\d]*$/;

/** Tokens of words seen before: a text says the same words again and again. */
const knownWords = new Map<string, readonly string[]>();
const maxKnownWords = 50_000;

/** Tokens of one word in Latin letters and digits. */
function tokensOfWord(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  const tokens = plainWord.test(word) ? [stem(word.toLowerCase())] : tokensOfCompound(word);
  if (knownWords.size < maxKnownWords) knownWords.set(word, tokens);
  return tokens;
}

function tokensOfCompound(word: string): string[] {
  const tokens: string[] = [];
  for (const segment of word.split(/[./@:]/)) {
    const pieces = segment.split(cuts).filter(Boolean);
    for (const piece of pieces) tokens.push(stem(piece.toLowerCase()));
    if (pieces.length > 1) tokens.push(stem(pieces.join('').toLowerCase()));
  }
  return tokens;
}

/** Scripts whose tokens have an index each. */
export type Script = 'general' | 'cjk' | 'cyrillic';

/** Script of a run of letters, or of a token. */
export function scriptOf(run: string): Script {
  const code = run.charCodeAt(0);
  // From the radicals on all is Chinese, Japanese or Korean, but for the letters of full width.
  if ((code >= 0x2e80 && (code < 0xff00 || code > 0xff60)) || (code >= 0x1100 && code < 0x1200))
    return 'cjk';
  return code >= 0x400 && code < 0x530 ? 'cyrillic' : 'general';
}

/**
 * Tokens of the words in Latin letters and digits. A compound gives its parts and what is left of
 * it without separators, so that every spelling of an option name finds it.
 */
export function latinTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const word of text.match(latin) ?? []) tokens.push(...tokensOfWord(word));
  return tokens.concat(text.match(aliasPrefix) ?? []);
}

/** Every character of Chinese, Japanese and Korean runs, and every pair of neighbours. */
export function cjkTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const run of text.match(cjk) ?? []) pushPairs(tokens, run);
  return tokens;
}

function pushPairs(tokens: string[], run: string): void {
  let last = '';
  for (const char of run) {
    if (last) tokens.push(last + char);
    tokens.push(char);
    last = char;
  }
}

/** All tokens of a text. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const run of text.match(asciiText.test(text) ? asciiRun : anyRun) ?? []) {
    const script = scriptOf(run);
    if (script === 'cjk') pushPairs(tokens, run);
    else if (script === 'cyrillic') tokens.push(lowerCase(run));
    else for (const token of tokensOfWord(run)) tokens.push(token);
  }
  return tokens.concat(text.match(aliasPrefix) ?? []);
}

/** A piece of a query: a word, or a run of characters written without spaces. */
export interface QueryPiece {
  kind: 'word' | 'cjk';
  text: string;
}

/** Pieces of a query in order; what is neither letter, digit nor symbol of a script is left out. */
export function queryPieces(query: string): QueryPiece[] {
  const found: { at: number; piece: QueryPiece }[] = [];
  const take = (pattern: RegExp, kind: QueryPiece['kind']) => {
    for (const match of query.matchAll(pattern)) {
      found.push({ at: match.index, piece: { kind, text: match[0] } });
    }
  };
  take(latin, 'word');
  take(aliasPrefix, 'word');
  take(cjk, 'cjk');
  take(cyrillic, 'word');
  return found.sort((a, b) => a.at - b.at).map(({ piece }) => piece);
}

/** Whether two words differ by one letter put in, left out, changed, or swapped with the next. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = a.slice(start, endA);
  const restB = b.slice(start, endB);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
