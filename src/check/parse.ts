/** Parses a configuration file into a syntax tree, without running it. */
import { type ParserOptions, parse, parseExpression } from '@babel/parser';
import type { Expression, Statement } from '@babel/types';
import { sizeLimit } from './files.ts';
import type { Problem } from './types.ts';

/** Limit on nesting: deeper input could overflow the stack in some browsers. */
const depthLimit = 400;

/** A parsed file. */
export interface Program {
  text: string;
  /** Its statements; for a bare object, a single expression statement. */
  body: Statement[];
  /** Whether the file is a bare object without a module around it, such as JSON5. */
  isFragment: boolean;
}

const options: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  createParenthesizedExpressions: false,
  plugins: ['typescript', 'decorators'],
};

/**
 * @param text - content of a file
 * @returns the parsed file, or a problem with its location
 */
export function parseConfig(text: string): Program | Problem {
  const problem = unreadable(text);
  if (problem) return problem;
  try {
    if (/^\s*(?:(?:\/\/.*\n|\/\*[\s\S]*?\*\/)\s*)*\{/.test(text)) {
      const expression = parseExpression(text, options) as Expression;
      const { start, end, loc } = expression;
      const statement = { type: 'ExpressionStatement', expression, start, end, loc } as Statement;
      return { text, body: [statement], isFragment: true };
    }
    return { text, body: parse(text, options).program.body, isFragment: false };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep(text) ?? { kind: 'depth', line: 1, detail: '' };
    const { loc, message } = error as { loc?: { line: number }; message: string };
    const detail = message.replace(/\s*\(\d+:\d+\)$/, '');
    return { kind: 'syntax', line: loc?.line ?? 1, detail };
  }
}

/** Reports input that cannot be parsed at all. */
function unreadable(text: string): Problem | undefined {
  if (text.trim() === '') return { kind: 'empty', line: 1, detail: '' };
  if (text.length > sizeLimit) {
    return { kind: 'tooLarge', line: 1, detail: `${sizeLimit / 1000}` };
  }
  const odd = Math.max(text.indexOf('\0'), text.indexOf('\ufffd'));
  if (odd >= 0) return { kind: 'binary', line: lineAt(text, odd), detail: '' };
  const marker = /^(?:<{7}|={7}|>{7})(?: .*)?$/m.exec(text);
  if (marker) {
    return { kind: 'conflict', line: lineAt(text, marker.index), detail: marker[0].slice(0, 40) };
  }
  return tooDeep(text);
}

/** Counts brackets, including those in strings: no real file has hundreds of them open. */
function tooDeep(text: string): Problem | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[([{}\])]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > depthLimit) {
      return { kind: 'depth', line: lineAt(text, index), detail: String(depthLimit) };
    }
  }
  return undefined;
}

/** Cached line offsets of the most recent text. */
let known = { text: '', starts: [0] };

/** @returns the line number of an offset, from 1 */
export function lineAt(text: string, offset: number): number {
  if (known.text !== text) {
    const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
    known = { text, starts: [0, ...ends] };
  }
  let [low, high] = [0, known.starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((known.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
