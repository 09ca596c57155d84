/** Edits to source code that preserve the formatting of everything else. */
import type * as B from '@babel/types';

/** Replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

type Placed = Pick<B.Node, 'start' | 'end'>;

/** Range of a property including the comments on the lines above it. */
export function withComments(text: string, node: B.Node): Placed {
  const own = node.leadingComments?.find(({ start }) => startsLine(text, start ?? 0));
  return { start: own?.start ?? node.start, end: node.end };
}

/** @returns the text with all edits applied; if two overlap, the first one wins */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}

/** Indentation of the line that contains an offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line))?.[0] ?? '';
}

export const startsLine = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

/** Removes a property with its comma, and with its lines if nothing else is on them. */
export function removal(text: string, { start, end }: Placed): Edit {
  const from = start ?? 0;
  const rest = text.slice(end ?? 0);
  const comma = /^\s*,/.exec(rest)?.[0].length ?? 0;
  const after = (end ?? 0) + comma;
  const isWholeLine = startsLine(text, from) && /^[ \t]*(?:\/\/.*)?\n/.test(text.slice(after));
  if (!isWholeLine)
    return { start: from, end: after + (/^ */.exec(text.slice(after))?.[0].length ?? 0), text: '' };
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  return { start: lineStart, end: text.indexOf('\n', after) + 1, text: '' };
}

/** Inserts a comment above a property, or before it if the property does not start its line. */
export function commentAbove(text: string, { start }: Placed, comment: string): Edit {
  const at = start ?? 0;
  if (!startsLine(text, at)) return { start: at, end: at, text: `/* ${comment} */ ` };
  return { start: at, end: at, text: `// ${comment}\n${indentAt(text, at)}` };
}

/** Comments a property out, below a comment with the reason. */
export function commentOut(text: string, node: Placed, comment: string): Edit {
  const { start, end } = removal(text, node);
  const code = text.slice(start, end);
  if (!code.endsWith('\n')) {
    return { start, end, text: `/* ${comment}: ${code.trim().replaceAll('*/', '* /')} */ ` };
  }
  const indent = indentAt(text, node.start ?? 0);
  const lines = code
    .trimEnd()
    .split('\n')
    .map((line) => `${indent}// ${line.replace(indent, '')}`);
  return { start, end, text: `${indent}// ${comment}\n${lines.join('\n')}\n` };
}

/** Inserts a property at the beginning of an object. */
export function insertion(text: string, object: B.ObjectExpression, code: string): Edit {
  const at = (object.start ?? 0) + 1;
  const [first] = object.properties;
  if (!first) return { start: at, end: (object.end ?? 0) - 1, text: ` ${code} ` };
  if (!startsLine(text, first.start ?? 0)) return { start: at, end: at, text: ` ${code},` };
  const indent = indentAt(text, first.start ?? 0);
  return { start: at, end: at, text: `\n${indent}${code},` };
}

/** @returns multi-line code with its indentation changed */
export function reindent(code: string, from: string, to: string): string {
  return code
    .split('\n')
    .map((line, index) => (index === 0 ? line : to + line.replace(from, '')))
    .join('\n');
}
