/**
 * Formats generated TypeScript: text that fits on a line stays on it, otherwise it is broken into
 * several.
 */

/** A document to format. */
export type Doc =
  | string
  | Doc[]
  | { group: Doc }
  | { indent: Doc }
  | { flat: string; broken: string };

/** A space, or a line break in a broken group. */
export const line: Doc = { flat: ' ', broken: '\n' };
/** Nothing, or a line break in a broken group. */
export const softline: Doc = { flat: '', broken: '\n' };

export const group = (group: Doc): Doc => ({ group });
export const indent = (indent: Doc): Doc => ({ indent });
export const whenBroken = (broken: string): Doc => ({ flat: '', broken });

/** Inserts a separator between the parts. */
export function join(pieces: Doc[], separator: Doc): Doc[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}

/** @returns the text on one line */
export function flat(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if (Array.isArray(doc)) return doc.map(flat).join('');
  if ('group' in doc) return flat(doc.group);
  if ('indent' in doc) return flat(doc.indent);
  return doc.flat;
}

type Task = { doc: Doc; depth: number; broken: boolean };

/** Whether a document fits on the line, together with the text up to the next line break. */
function fits(first: Task, rest: Task[], room: number): boolean {
  const tasks = [first];
  let next = rest.length;
  let left = room;
  while (left >= 0) {
    const task = tasks.pop() ?? rest[--next];
    if (!task) return true;
    const { doc, broken } = task;
    if (typeof doc === 'string') {
      const newline = doc.indexOf('\n');
      if (newline >= 0) return left - newline >= 0;
      left -= doc.length;
    } else if (Array.isArray(doc)) {
      for (const part of doc.toReversed()) tasks.push({ ...task, doc: part });
    } else if ('group' in doc) tasks.push({ ...task, doc: doc.group, broken: false });
    else if ('indent' in doc) tasks.push({ ...task, doc: doc.indent });
    else if (broken && doc.broken.includes('\n')) return true;
    else left -= (broken ? doc.broken : doc.flat).length;
  }
  return false;
}

/**
 * @param doc document to print
 * @param width maximum line width in columns
 * @returns the text, with as few groups broken as possible
 */
export function pretty(doc: Doc, width = 80): string {
  let text = '';
  const tasks: Task[] = [{ doc, depth: 0, broken: false }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { doc: piece, depth, broken } = task;
    const column = text.length - text.lastIndexOf('\n') - 1;
    if (typeof piece === 'string') text += piece;
    else if (Array.isArray(piece)) {
      for (const part of piece.toReversed()) tasks.push({ ...task, doc: part });
    } else if ('group' in piece) {
      const flatTask = { doc: piece.group, depth, broken: false };
      tasks.push({ ...flatTask, broken: !fits(flatTask, tasks, width - column) });
    } else if ('indent' in piece) tasks.push({ ...task, doc: piece.indent, depth: depth + 1 });
    else text += broken ? piece.broken.replace('\n', `\n${'  '.repeat(depth)}`) : piece.flat;
  }
  return text.replace(/ +$/gm, '');
}

/**
 * Splits printed TypeScript at a separator outside brackets and strings. Everything after the arrow
 * of a function type belongs to the function, so it is not split.
 * @param text type on one line
 * @param separator including its spaces: ` | `
 */
export function splitType(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    const arrow = char === '>' && text[at - 1] === '=';
    if (quote) quote = char === quote ? '' : quote;
    else if ('\'"`'.includes(char)) quote = char;
    else if ('([{<'.includes(char)) depth++;
    else if (')]}'.includes(char) || (char === '>' && !arrow)) depth--;
    else if (arrow && depth === 0) {
      parts[parts.length - 1] += text.slice(at);
      return parts;
    }
    if (!quote && depth === 0 && text.startsWith(separator, at)) {
      parts.push('');
      at += separator.length - 1;
    } else parts[parts.length - 1] += char;
  }
  return parts;
}

/** Whether printed TypeScript is a function type without parentheses. */
export function isFunctionText(text: string): boolean {
  return splitType(text, ' => ').length > 1;
}
