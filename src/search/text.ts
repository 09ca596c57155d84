/** Splits text into tokens, for both indexing and queries. */

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
const cyrillic = /\p{Script=Cyrillic}+/u;
const latin =
  /[_$]*[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}_$]*(?:[-./@:][\p{Script=Latin}\p{N}_$]+)*/u;
/** Import prefixes that are usually aliases. */
const aliasPrefix = /(?<![\w@~])[@~]\//;
const anyPiece = new RegExp(
  [latin, aliasPrefix, cjk, cyrillic].map(({ source }) => source).join('|'),
  'gu',
);

/** Converts to lower case without changing the length, so that positions stay the same. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** Removes case and punctuation, for comparing a query with titles and headings. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Strips the most common English endings: `variables` and `variable` become the same. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  const base = word.endsWith('s') ? word.slice(0, -1) : word;
  // `cors` must not become `core`.
  if (word.length === 4) return base;
  const cut = base.replace(/(?:ing|ed)$/, '');
  if (cut === base || cut.length < 3 || !/[aeiouy]/.test(cut)) return base.replace(/e$/, '');
  return cut.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** Boundaries inside compounds: `output.filenameHash` consists of output, filename and hash. */
const cuts = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_$]+/;

/** `1.x`, `2.0`, `v1.7.6`, `v2`. */
const version = /^(?:v(\d+)|v?(\d+)\.(\d+|x)(?:\.\w+)*)$/i;

/** Tokens of a version: its major, and its minor unless it is 0 or x. */
function tokensOfVersion(word: string): string[] | undefined {
  const [found, alone, ofMinor, minor = '0'] = version.exec(word) ?? [];
  if (found === undefined) return;
  const major = `major${alone ?? ofMinor}`;
  return /^[0x]$/i.test(minor) ? [major] : [major, `${major}.${minor}`];
}

/** Cache of words: a lookup takes a third of the time. */
const knownWords = new Map<string, readonly string[]>();

/**
 * Tokens of one word in Latin letters and digits. A compound yields its parts and the whole without
 * separators, so that every spelling of an option's name is found.
 */
function tokensOfWord(word: string): readonly string[] {
  const known = knownWords.get(word);
  if (known) return known;
  const tokens = tokensOfVersion(word) ?? tokensOfSegments(word);
  knownWords.set(word, tokens);
  return tokens;
}

function tokensOfSegments(word: string): string[] {
  // Shortcut: nearly all words in a text are lowercase and need no splitting.
  if (/^[a-z]+$/.test(word)) return [stem(word)];
  return word.split(/[./@:]/).flatMap((segment) => {
    const parts = segment.split(cuts).filter(Boolean);
    return (parts.length > 1 ? [...parts, parts.join('')] : parts).map((part) =>
      stem(part.toLowerCase()),
    );
  });
}

/** Scripts with separate indexes. */
export type Script = 'general' | 'cjk' | 'cyrillic';

/** Script of a token or piece, by its first character. */
export function scriptOf(text: string): Script {
  const code = text.charCodeAt(0);
  // CJK blocks start with the radicals; fullwidth Latin letters are excluded.
  if ((code >= 0x2e80 && (code < 0xff00 || code > 0xff60)) || (code >= 0x1100 && code < 0x1200))
    return 'cjk';
  return code >= 0x400 && code < 0x530 ? 'cyrillic' : 'general';
}

/**
 * Pieces of a text in order: words, alias prefixes, and runs of Chinese, Japanese or Korean
 * characters.
 */
export const piecesOf = (text: string): readonly string[] => text.match(anyPiece) ?? [];

/** Tokens of one piece; for a run of CJK characters, each character and each pair of neighbors. */
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
