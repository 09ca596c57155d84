import { formatChineseText } from './chineseText.ts';
import { type MdNode, type Page, walkTree } from './page.ts';

/**
 * Part of a line: prose, an atom that counts as one Latin word (inline code, a component), or
 * zero-width markup at the beginning or end of prose.
 */
interface Piece {
  kind: 'text' | 'atom' | 'open' | 'close';
  raw: string;
}

/** Placeholder for an atom in the text to format. */
const atom = 'A';
/** Placeholder for an escape or entity: neither Chinese nor Latin. */
const opaque = '\ue000';

const inlineContainers = new Set(['paragraph', 'heading', 'tableCell']);

function range(node: MdNode): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** Pieces of a node's children, in order, covering its whole source. */
function piecesOf(node: MdNode, source: string): Piece[] {
  const pieces: Piece[] = [];
  for (const child of node.children ?? []) {
    const [start, end] = range(child);
    const raw = source.slice(start, end);
    const first = child.children?.[0];
    const last = child.children?.at(-1);
    if (child.type === 'text') {
      pieces.push({ kind: 'text', raw });
    } else if (child.type === 'break' || child.type === 'mdxTextExpression') {
      // Comments have no width; other expressions are too rare to matter.
      pieces.push({ kind: 'close', raw });
    } else if (first && last && !(child.type === 'link' && !raw.startsWith('['))) {
      const inner = [range(first)[0], range(last)[1]] as const;
      pieces.push({ kind: 'open', raw: source.slice(start, inner[0]) });
      pieces.push(...piecesOf(child, source));
      pieces.push({ kind: 'close', raw: source.slice(inner[1], end) });
    } else {
      pieces.push({ kind: 'atom', raw });
    }
  }
  return pieces;
}

/** Splits pieces into lines; a line break includes the indentation and quote markers after it. */
function linesOf(pieces: Piece[]): { pieces: Piece[]; end: string }[] {
  const lines: { pieces: Piece[]; end: string }[] = [{ pieces: [], end: '' }];
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      lines.at(-1)?.pieces.push(piece);
      continue;
    }
    const parts = piece.raw.split(/([ \t]*\r?\n[ \t>]*)/);
    for (const [index, part] of parts.entries()) {
      const line = lines.at(-1);
      if (!line) continue;
      if (index % 2 === 0) line.pieces.push({ kind: 'text', raw: part });
      else {
        line.end = part;
        lines.push({ pieces: [], end: '' });
      }
    }
  }
  return lines;
}

interface Cell {
  /** Markup that closes before the character, followed by markup that opens. */
  closing: string;
  opening: string;
  /** The character in the source, and as passed to the formatter. */
  raw: string;
  shown: string;
}

/** The line as characters, each with the markup before it. The last cell is empty. */
function cellsOf(pieces: Piece[]): Cell[] {
  const cells: Cell[] = [];
  let closing = '';
  let opening = '';
  const add = (raw: string, shown: string) => {
    cells.push({ closing, opening, raw, shown });
    closing = '';
    opening = '';
  };
  for (const { kind, raw } of pieces) {
    if (kind === 'open') opening += raw;
    else if (kind === 'close' && opening) opening += raw;
    else if (kind === 'close') closing += raw;
    else if (kind === 'atom') add(raw, atom);
    else {
      for (const [char] of raw.matchAll(/\\[!-/:-@[-`{-~]|&[a-z]+;|&#\d+;|[\s\S]/giu)) {
        add(char, char.length > 1 && /^[\\&]/.test(char) ? opaque : char);
      }
    }
  }
  add('', '');
  return cells;
}

/** Applies the formatter's changes to the original characters. */
function formatLine(pieces: Piece[]): string {
  const cells = cellsOf(pieces);
  const shown = cells.map((cell) => cell.shown).join('');
  const source = pieces.map((piece) => piece.raw).join('');
  const formatted = [...formatChineseText(shown)];
  const isSpace = (char: string | undefined) => char === ' ' || char === '\t';
  let out = '';
  let next = 0;
  for (const { closing, opening, raw, shown: char } of cells) {
    if (isSpace(char)) {
      const found = isSpace(formatted[next]);
      if (found) next++;
      // Markdown needs the space in `**注意。** 中文`: without it, `**` would not close.
      const kept = found || closing !== '';
      out += closing + opening + (kept ? raw : '');
      continue;
    }
    const inserted = isSpace(formatted[next]) && char !== '';
    if (inserted) next++;
    out += closing + (inserted ? ' ' : '') + opening;
    if (char === '') continue;
    const now = formatted[next++];
    // The number of characters changed, so they cannot be matched: keep the line.
    if (now === undefined) return source;
    out += now === char ? raw : now;
  }
  return next === formatted.length ? out : source;
}

/**
 * Formats the prose of a paragraph, heading or cell; markers of callouts and ids are not changed.
 */
function formatBlock(node: MdNode, source: string): string {
  return linesOf(piecesOf(node, source))
    .map(({ pieces, end }) => {
      const [first] = pieces;
      const last = pieces.at(-1);
      let prefix = '';
      let suffix = '';
      if (first?.kind === 'text') {
        prefix = /^\s*:::[ \t]*\w*[ \t]*/.exec(first.raw)?.[0] ?? '';
        first.raw = first.raw.slice(prefix.length);
      }
      if (last?.kind === 'text' && node.type === 'heading') {
        suffix = /\s*(?:\\?\{|\()#[^)}]*[)}]\s*$/.exec(last.raw)?.[0] ?? '';
        last.raw = last.raw.slice(0, last.raw.length - suffix.length);
      }
      return prefix + formatLine(pieces) + suffix + end;
    })
    .join('');
}

/** Text in front matter and attributes contains no markup; its quotes belong to the syntax. */
function formatValue(value: string): string {
  const [, open = '', inner = '', close = ''] = /^(["']?)([\s\S]*?)(["']?)$/.exec(value) ?? [];
  return open + formatLine(piecesOfPlain(inner)) + close;
}

/** Splits plain text in which backticks mark code. */
function piecesOfPlain(text: string): Piece[] {
  return text.split(/(`[^`]*`)/).map((raw, i): Piece => ({ kind: i % 2 ? 'atom' : 'text', raw }));
}

/**
 * Formats spacing and punctuation of a Chinese page: prose, front matter, and Chinese text in
 * attributes. Code, URLs, ids, keys and tags are not changed.
 *
 * @param page A page without syntax errors; others are returned unchanged.
 * @returns The new source, with the same number of lines.
 */
export function formatChinesePage(page: Page): string {
  if (page.errors.length > 0) return page.source;
  const edits: { start: number; end: number; text: string }[] = [];
  const { source } = page;
  walkTree(page.tree, (node) => {
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const [start, end] = range(attribute);
      const raw = source.slice(start, end);
      const quote = raw.indexOf('=') + 1;
      edits.push({ start: start + quote, end, text: formatValue(raw.slice(quote)) });
    }
    if (!inlineContainers.has(node.type)) return undefined;
    const [first, last] = [node.children?.[0], node.children?.at(-1)];
    if (first && last) {
      edits.push({ start: range(first)[0], end: range(last)[1], text: formatBlock(node, source) });
    }
    // Attributes inside the block are part of its source.
    return false;
  });
  let out = source;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    out = out.slice(0, start) + text + out.slice(end);
  }
  const matter = /^---\r?\n[\s\S]*?\r?\n---/.exec(out)?.[0] ?? '';
  const formatted = matter.replace(
    /^([ \t]*(?:- )?[\w-]+:[ \t]+)(\S.*?)([ \t]*)$/gm,
    (_, key: string, value: string, end: string) => key + formatValue(value) + end,
  );
  return formatted + out.slice(matter.length);
}
