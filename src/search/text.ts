/** Turns text into the tokens that indexes and queries agree on. */

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
const cyrillic = /\p{Script=Cyrillic}+/u;
const latin = /[\p{Script=Latin}\p{N}_$]+(?:[-./@:][\p{Script=Latin}\p{N}_$]+)*/u;
/** What imports begin with that mean an alias. */
const aliasPrefix = /(?<![\w@~])[@~]\//;
const anyPiece = new RegExp(
  [latin, aliasPrefix, cjk, cyrillic].map(({ source }) => source).join('|'),
  'gu',
);

/** Lower case of the same length, so that positions in both texts agree. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** Text without case and punctuation, for comparing a query with a title or heading. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An English word without its most common endings; `variables` and `variable` become one. */
function stem(word: string): string {
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

/** `1.x`, `2.0`, `v1.7.6`, `v2`. */
const version = /^(?:v(\d+)|v?(\d+)\.(\d+|x)(?:\.\w+)*)$/i;

/** Tokens of a version: its major, and its minor unless that is 0 or any. */
function tokensOfVersion(word: string): string[] | undefined {
  const [found, alone, ofMinor, minor = '0'] = version.exec(word) ?? [];
  if (found === undefined) return;
  const major = `major${alone ?? ofMinor}`;
  return /^[0x]$/i.test(minor) ? [major] : [major, `${major}.${minor}`];
}

/** Tokens of words seen before: to look them up takes a third of the time. */
const knownWords = new Map<string, readonly string[]>();

/**
 * Tokens of one word in Latin letters and digits. A compound gives its parts and what is left of it
 * without separators, so that every spelling of an option's name finds it.
 */
function tokensOfWord(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  const tokens = tokensOfVersion(word) ?? tokensOfSegments(word);
  knownWords.set(word, tokens);
  return tokens;
}

function tokensOfSegments(word: string): string[] {
  // Nearly every word of a text is one: it need not be cut.
  if (/^[a-z]+$/.test(word)) return [stem(word)];
  return word.split(/[./@:]/).flatMap((segment) => {
    const parts = segment.split(cuts).filter(Boolean);
    return (parts.length > 1 ? [...parts, parts.join('')] : parts).map((part) =>
      stem(part.toLowerCase()),
    );
  });
}

/** Scripts that have an index each. */
export type Script = 'general' | 'cjk' | 'cyrillic';

/** Script of a token or a piece of text. */
export function scriptOf(text: string): Script {
  const code = text.charCodeAt(0);
  // From the radicals on all is Chinese, Japanese or Korean, but for the letters of full width.
  if ((code >= 0x2e80 && (code < 0xff00 || code > 0xff60)) || (code >= 0x1100 && code < 0x1200))
    return 'cjk';
  return code >= 0x400 && code < 0x530 ? 'cyrillic' : 'general';
}

/**
 * Pieces of a text in order: words, prefixes of aliases, and runs of Chinese, Japanese or Korean
 * characters written without spaces.
 */
export const piecesOf = (text: string): readonly string[] => text.match(anyPiece) ?? [];

/** Tokens of one piece: of a run of characters each one, and every pair of neighbours. */
export function tokensOfPiece(piece: string): readonly string[] {
  const script = scriptOf(piece);
  if (script === 'cyrillic') return [lowerCase(piece)];
  if (script === 'general') return piece.endsWith('/') ? [piece] : tokensOfWord(piece);
  const tokens: string[] = [];
  let before = '';
  for (const char of piece) {
    if (before) tokens.push(before + char);
    tokens.push(char);
    before = char;
  }
  return tokens;
}

/** All tokens of a text. */
export const tokenize = (text: string): string[] => piecesOf(text).flatMap(tokensOfPiece);
