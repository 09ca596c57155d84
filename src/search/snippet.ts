import { snippetWidth } from './constants.ts';
import { lowerCase } from './text.ts';
import type { Highlight } from './types.ts';

/** Width of a character: 3 above code 255, else 1. */
export function charWidth(char: string): number {
  return (char.codePointAt(0) ?? 0) > 255 ? 3 : 1;
}

/** Width of a text, character by character. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Ranges of `text` in which one of the terms stands, merged where they touch. */
export function highlightTerms(text: string, terms: readonly string[]): Highlight[] {
  const lower = lowerCase(text);
  const ranges: Highlight[] = [];
  for (const term of terms) {
    if (!term) continue;
    const isWord = /^[\p{Script=Latin}\p{N}]/u.test(term);
    for (let at = lower.indexOf(term); at !== -1; at = lower.indexOf(term, at + term.length)) {
      // A word is marked where a word or a part of a compound begins, not inside another one.
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

/** Room before the match, as a share of the width. */
const LEAD = 0.3;

/** Characters of a word that are left out so that it is not cut. */
const longestCut = 20;

/**
 * A passage around the first of the terms.
 *
 * @param text - what to quote from
 * @param terms - lower-case terms, the most telling first
 * @param width - how wide it may be, ellipses included
 */
export function snippet(text: string, terms: readonly string[], width = snippetWidth): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  // No character is narrower than 1: of a long text the width need not be measured.
  if (flat.length <= width && textWidth(flat) <= width) return flat;
  const marks = highlightTerms(flat, terms);
  const keys = marks.map(({ start, length }) => lowerCase(flat.slice(start, start + length)));
  let matchAt = 0;
  let most = 0;
  for (const [index, mark] of marks.entries()) {
    const near = new Set<string>();
    for (let at = index; (marks[at]?.start ?? Infinity) < mark.start + width * (1 - LEAD); at++) {
      near.add(keys[at] ?? '');
    }
    if (near.size > most) {
      most = near.size;
      matchAt = mark.start;
    }
  }
  // No character is narrower than 1: what is further away does not fit.
  const from = Math.max(0, matchAt - width);
  const chars = Array.from(flat.slice(from, matchAt + 2 * width));
  const matchChar = Array.from(flat.slice(from, matchAt)).length;

  let start = matchChar;
  for (let room = width * LEAD; start > 0; start--) {
    room -= charWidth(chars[start - 1] ?? '');
    if (room < 0) break;
  }
  const space = chars.indexOf(' ', start);
  if (start > 0 && space !== -1 && space < matchChar) start = space + 1;

  const ellipsis = '…';
  let room = width - (start > 0 ? charWidth(ellipsis) : 0);
  let end = start;
  while (end < chars.length && charWidth(chars[end] ?? '') <= room) {
    room -= charWidth(chars[end] ?? '');
    end++;
  }
  if (end < chars.length) {
    while (end > start && room < charWidth(ellipsis)) {
      end--;
      room += charWidth(chars[end] ?? '');
    }
    end = wordEnd(chars, end, matchChar);
  }
  const quoted = chars.slice(start, end).join('').trimEnd();
  return `${start > 0 ? ellipsis : ''}${quoted}${end < chars.length ? ellipsis : ''}`;
}

/** Where to cut before `end` so that no word is cut in two, unless it is a long one. */
function wordEnd(chars: readonly string[], end: number, matchChar: number): number {
  const isInWord = /^[\p{Script=Latin}\p{N}]{2}$/u.test(`${chars[end - 1]}${chars[end]}`);
  const space = chars.lastIndexOf(' ', end);
  return isInWord && space > matchChar && end - space <= longestCut ? space : end;
}
