import { snippetWidth } from './constants.ts';
import { lowerCase } from './text.ts';
import type { Highlight } from './types.ts';

/** Width of a character: 3 above code 255, else 1. */
function charWidth(char: string): number {
  return (char.codePointAt(0) ?? 0) > 255 ? 3 : 1;
}

/** Sum of the widths of a text's characters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Ranges of `text` that match any of the terms; overlapping ranges are merged. */
export function highlightTerms(text: string, terms: readonly string[]): Highlight[] {
  const lower = lowerCase(text);
  const ranges: Highlight[] = [];
  for (const term of terms) {
    if (!term) continue;
    const isWord = /^[\p{Script=Latin}\p{N}]/u.test(term);
    for (let at = lower.indexOf(term); at !== -1; at = lower.indexOf(term, at + term.length)) {
      // Latin terms only match at the beginning of a word or of a part of a compound.
      const before = text[at - 1] ?? '';
      const begins = !/[\p{Script=Latin}\p{N}]/u.test(before) || /\p{Lu}/u.test(text[at] ?? '');
      if (!isWord || begins) ranges.push({ start: at, length: term.length });
    }
  }
  ranges.sort((a, b) => a.start - b.start || b.length - a.length);
  const merged: Highlight[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.start + last.length) {
      last.length = Math.max(last.length, range.start + range.length - last.start);
    } else {
      merged.push({ ...range });
    }
  }
  return merged;
}

/** Space before the match, as a share of the width. */
const leadShare = 0.3;

const ellipsis = '…';

/**
 * Passage of a text with the most terms close together, cut at word boundaries.
 *
 * @param text - to quote from
 * @param terms - in lower case
 * @param width - maximum width, including ellipses
 */
export function snippet(text: string, terms: readonly string[], width = snippetWidth): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  // No character is narrower than 1, so long texts need not be measured.
  if (flat.length <= width && textWidth(flat) <= width) return flat;
  // Each Chinese character counts as a word.
  const words = flat.match(/\p{Script=Han} ?|[^\s\p{Script=Han}]+ ?| /gu) ?? [];
  const matchAt = densest(flat, terms, width * (1 - leadShare));
  let from = 0;
  for (let at = 0; at + (words[from] ?? '').length <= matchAt; from++)
    at += words[from]?.length ?? 0;
  for (let room = width * leadShare; from > 0; from--) {
    room -= textWidth(words[from - 1] ?? '');
    if (room < 0) break;
  }
  let room = width - 2 * textWidth(ellipsis);
  let to = from;
  for (; to < words.length; to++) {
    room -= textWidth(words[to] ?? '');
    if (room < 0) break;
  }
  const quoted = words.slice(from, to).join('') || clip(words[from] ?? '', width / 2);
  return `${from > 0 ? ellipsis : ''}${quoted.trimEnd()}${to < words.length ? ellipsis : ''}`;
}

/** Truncates a word that is wider than the available space. */
const clip = (word: string, width: number): string =>
  Array.from(word)
    .slice(0, Math.floor(width / 3))
    .join('');

/** Position at which most distinct terms occur within `reach` characters; 0 if none occurs. */
function densest(text: string, terms: readonly string[], reach: number): number {
  const marks = highlightTerms(text, terms);
  const keys = marks.map(({ start, length }) => lowerCase(text.slice(start, start + length)));
  let densest = 0;
  let most = 0;
  for (const [index, { start }] of marks.entries()) {
    const end = marks.findIndex((other) => other.start >= start + reach);
    const near = new Set(keys.slice(index, end === -1 ? undefined : end));
    if (near.size > most) {
      most = near.size;
      densest = start;
    }
  }
  return densest;
}
