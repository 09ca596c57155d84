import type { PageResult } from '../../../src/search/types.ts';

/** A key with its modifiers, as in `KeyboardEvent`. */
export type KeyPress = Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean> & {
  key: string;
};

/**
 * Selection after a key press; the list wraps around. Keys with modifiers edit the text, and so do
 * Home and End while nothing is selected.
 *
 * @param at - selected option, -1 for none
 * @param count - number of options
 * @returns the new selection, or undefined if the key does not change it
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
 * Initial selection for results.
 *
 * @param pages - the results, best first
 * @returns the heading of the first page that equals the query, otherwise that page; -1 without
 *   results
 */
export function firstChoice(pages: readonly PageResult[]): number {
  const [first] = pages;
  if (!first) return -1;
  return Math.max(
    0,
    first.hits.findIndex(({ isExact }) => isExact),
  );
}
