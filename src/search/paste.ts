import { lineMark, longestQuery } from './constants.ts';
import { piecesOf } from './text.ts';

/** Typed or pasted text, without project-specific parts. */
export interface ReaderText {
  text: string;
  /** Whether it is a message of a tool: long, and spelled correctly. */
  isPasted: boolean;
  /** Quoted words of a message, in lower case: they are values and say little about it. */
  values: ReadonlySet<string>;
}

/** Terminal colors; the escape character may be lost on the clipboard. */
export const colors = /\p{Cc}?\[\d+(?:;\d+)*m/gu;

/** Lines that contain no message: stack frames, code frames, lists of files. */
const noise =
  /^\s*(?:at\s.+|>?\s*\d+\s*[|│┆].*|[|│┆╷╵╭╰·^~─\s-]+.*|\d+: 0x.*|-\s*[/\\].*|Require stack:|npm ERR! A complete log.*|[/\\]\S+|)$/u;

/** Prefixes that tools and browsers print before a message. */
const prefix =
  /^\s*(?:\[[\w:. -]+\]|(?:error|warn(?:ing)?|info|ready|fatal|uncaught|npm err!)(?=[\s:]|$):?|\(in promise\)|(?:\w*Error|FATAL ERROR):|[×✖✗⚠▲ⓘ])\s*/iu;

/** Line that contains the message, in the formats of all tools. */
const messageLine =
  /error|warn|fail|cannot|can['’]?t|could not|not (?:found|defined|allowed|exported)|unexpected|invalid|unknown|missing|refused|blocked|limit|×|✖|报错|错误|警告|失败|无法|找不到/iu;

const url = /\b[a-z][\w+-]*:\/{2,}[^\s'"`()<>]+/gi;
const path =
  /(?<![\p{L}\p{N}@~_.$-])(?:[a-z]:[\\/]|\.{0,2}\/(?=[^\s/]+\/)|\.{1,2}\/)[^\s'"`():<>，。]+/giu;
/** Configuration files appear in the documentation; other file names are project-specific. */
const knownFile = /(?:[\w-]+\.config\.\w+|tsconfig[\w.]*\.json|package\.json)$/;
const position = /:\d+(?::\d+)?\b|\(\d+[:,]\d+\)/g;
/** An apostrophe inside a word does not start a quotation. */
const quotation = /(?<![\p{L}\p{N}])(["'`‘“「])([^"'`’”」\n]+)["'`’”」](?![\p{L}\p{N}])/gu;

/** Longer text is always treated as a message. */
const longestQuestion = 80;
/** Length after which the rest of a line is not part of the message, but code or a data URL. */
const longestLine = 500;
/** Maximum number of lines that belong to a message after its first one. */
const followingLines = 2;

/** Prefix of each line from a runner of several commands: `web:build: `, `[0] `, `api-1  | `. */
const runner = /^(?:\[[\w@/.:-]+\] |[\w@/.-]+[:#][\w:-]+: |[\w@/.-]+ [\w:-]+: |[\w@/.-]+ +\| )/;

/** Removes the prefixes of a runner of several commands. */
export function withoutRunner(text: string): string {
  const lines = text.split('\n');
  const [found = ''] = lines.map((line) => runner.exec(line)?.[0]).filter(Boolean);
  const named = lines.filter((line) => found !== '' && line.startsWith(found.trimEnd()));
  // A single line may be a message that begins like a prefix.
  if (named.length < 2 || named.length < lines.filter((line) => line.trim()).length / 2)
    return text;
  return lines
    .map((line) => (line.startsWith(found.trimEnd()) ? line.slice(found.length) : line))
    .join('\n');
}

/** Removes project-specific parts of a text, and everything but the message from pasted output. */
export function readText(typed: string): ReaderText {
  const plain = withoutRunner(
    typed.slice(0, longestQuery).replaceAll(lineMark, '\n').replace(colors, ''),
  );
  const isPasted =
    plain !== typed ||
    prefix.test(plain) ||
    /\n/.test(plain.trim()) ||
    plain.length > longestQuestion;
  const lines = isPasted ? messageLines(plain) : [plain];
  const text = lines
    .map(isPasted ? withoutPrefix : String)
    .join('\n')
    .replace(url, ' ')
    .replace(path, (found) => knownFile.exec(found)?.[0] ?? ' ')
    .replace(position, ' ');
  const values = isPasted
    ? Array.from(text.matchAll(quotation), ([, , inside = '']) => piecesOf(inside)).flat()
    : [];
  return {
    // If there is only a path, it is what the reader searches for.
    text: piecesOf(text).length > 0 ? text : plain,
    isPasted,
    values: new Set(values.filter((piece) => !piece.endsWith('/')).map((one) => one.toLowerCase())),
  };
}

/** The line with the message, and the lines after it that may belong to it. */
function messageLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => !noise.test(line));
  if (lines.length === 0) return [text];
  const from = Math.max(
    0,
    lines.findIndex((line) => messageLine.test(line)),
  );
  return lines.slice(from, from + 1 + followingLines).map((line) => line.slice(0, longestLine));
}

function withoutPrefix(line: string): string {
  const rest = line.replace(prefix, '');
  return rest === line ? line : withoutPrefix(rest);
}
