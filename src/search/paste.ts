import { lineMark, longestQuery } from './constants.ts';
import { normalise, piecesOf } from './text.ts';

/** What a reader typed or pasted, without what differs from one project to the next. */
export interface ReaderText {
  text: string;
  /** Whether it is a message of a tool: its words are spelled right, and many. */
  isPasted: boolean;
  /** The message alone, without case and punctuation; empty when nothing is pasted. */
  message: string;
  /** Words in quotation marks in a message, in lower case: values, which say little about it. */
  values: ReadonlySet<string>;
}

/** Colours of a terminal; the character that begins them may be lost on the clipboard. */
export const colours = /\p{Cc}?\[\d+(?:;\d+)*m/gu;

/** Lines of a screen that hold no message: stack frames, excerpts of code, lists of files. */
const noise =
  /^\s*(?:at\s.+|>?\s*\d+\s*[|│┆].*|[|│┆╷╵╭╰·^~─\s-]+.*|\d+: 0x.*|-\s*[/\\].*|Require stack:|npm ERR! A complete log.*|[/\\]\S+|)$/u;

/** What tools and browsers put in front of a message. */
const prefix =
  /^\s*(?:\[[\w:. -]+\]|(?:error|warn(?:ing)?|info|ready|fatal|uncaught|npm err!)(?=[\s:]|$):?|\(in promise\)|(?:\w*Error|FATAL ERROR):|[×✖✗⚠▲ⓘ])\s*/iu;

/** What the line with the message says, in any tool. */
const messageLine =
  /error|warn|fail|cannot|can['’]?t|could not|not (?:found|defined|allowed|exported)|unexpected|invalid|unknown|missing|refused|blocked|limit|×|✖|报错|错误|警告|失败|无法|找不到/iu;

const url = /\b[a-z][\w+-]*:\/{2,}[^\s'"`()<>]+/gi;
const path =
  /(?<![\p{L}\p{N}@~_.$-])(?:[a-z]:[\\/]|\.{0,2}\/(?=[^\s/]+\/)|\.{1,2}\/)[^\s'"`():<>，。]+/giu;
/** Configuration files are named in the documentation; other files are the reader's own. */
const knownFile = /(?:[\w-]+\.config\.\w+|tsconfig[\w.]*\.json|package\.json)$/;
const position = /:\d+(?::\d+)?\b|\(\d+[:,]\d+\)/g;
/** An apostrophe inside a word begins no quotation. */
const quotation = /(?<![\p{L}\p{N}])(["'`‘“「])([^"'`’”」\n]+)["'`’”」](?![\p{L}\p{N}])/gu;

/** A longer text is a message, however it begins. */
const longestQuestion = 80;
/** What a longer line goes on with is no message, but what it is about: code, or a URL with data. */
const longestLine = 500;
/** Lines after the one with the message that may belong to its message. */
const furtherLines = 2;

/** What a runner of several commands puts in front of each line: `web:build: `, `[0] `, `api-1  | `. */
const runner = /^(?:\[[\w@/.:-]+\] |[\w@/.-]+[:#][\w:-]+: |[\w@/.-]+ [\w:-]+: |[\w@/.-]+ +\| )/;

/** Takes away what a runner of several commands puts in front of each line. */
export function withoutRunner(text: string): string {
  const lines = text.split('\n');
  const [found = ''] = lines.map((line) => runner.exec(line)?.[0]).filter(Boolean);
  const named = lines.filter((line) => found !== '' && line.startsWith(found.trimEnd()));
  // One line alone may be a message that begins so.
  if (named.length < 2 || named.length < lines.filter((line) => line.trim()).length / 2)
    return text;
  return lines
    .map((line) => (line.startsWith(found.trimEnd()) ? line.slice(found.length) : line))
    .join('\n');
}

/** Takes out of a text what is particular to a project, and of a pasted screen all but the message. */
export function readText(typed: string): ReaderText {
  const plain = withoutRunner(
    typed.slice(0, longestQuery).replaceAll(lineMark, '\n').replace(colours, ''),
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
    // A path alone is what the reader asks for.
    text: piecesOf(text).length > 0 ? text : plain,
    isPasted,
    message: isPasted ? normalise(lines.join(' ')) : '',
    values: new Set(values.filter((piece) => !piece.endsWith('/')).map((one) => one.toLowerCase())),
  };
}

/** The line that says what happened, and those below that may belong to it. */
function messageLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => !noise.test(line));
  if (lines.length === 0) return [text];
  const from = Math.max(
    0,
    lines.findIndex((line) => messageLine.test(line)),
  );
  return lines.slice(from, from + 1 + furtherLines).map((line) => line.slice(0, longestLine));
}

function withoutPrefix(line: string): string {
  const rest = line.replace(prefix, '');
  return rest === line ? line : withoutPrefix(rest);
}
