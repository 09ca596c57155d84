import type { PageResult } from '../../../src/search/types.ts';

/** A key with what is held down beside it, as in `KeyboardEvent`. */
export type KeyPress = Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean> & {
  key: string;
};

/**
 * Where a key moves the selection in a list that goes round. With another key held down it belongs to
 * the text, and so do Home and End while nothing is selected.
 *
 * @param at - selected option, -1 when there is none
 * @param count - number of options
 * @returns the new selection, or undefined when the key does not move it
 */
export function moveSelection(press: KeyPress, at: number, count: number): number | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press;
  if (count === 0 || shiftKey || altKey || ctrlKey || metaKey) return undefined;
  if (at === -1 && (key === 'Home' || key === 'End')) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Which option is selected when an answer comes.
 *
 * @param pages - of the answer, best first
 * @returns of the first page the heading that is the query, else the page itself; -1 without pages
 */
export function firstChoice(pages: readonly PageResult[]): number {
  const [first] = pages;
  if (!first) return -1;
  return Math.max(
    0,
    first.hits.findIndex(({ isExact }) => isExact),
  );
}
