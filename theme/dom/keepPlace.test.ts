import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace } from './keepPlace.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Changes a page with blocks at these distances from the top of the viewport; null for a block that
 * is not shown. Blocks below 72 px are in view.
 */
function moved(before: (number | null)[], after: (number | null)[], scrollY = 500): number {
  let tops = before;
  let scrolled = 0;
  const blocks = before.map((_, index) => ({
    getClientRects: () => (tops[index] === null ? [] : [{}]),
    getBoundingClientRect: () => ({ top: tops[index] }),
  }));
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '72px' }));
  vi.stubGlobal('document', { querySelectorAll: () => blocks });
  vi.stubGlobal('window', {
    scrollY,
    scrollBy: ({ top }: { top: number }) => {
      scrolled = top;
    },
  });
  keepPlace(() => {
    tops = after;
  });
  return scrolled;
}

test.each([
  ['a passage above grows', [-200, 100, 300], [-200, 150, 350], 50],
  ['the block at the top goes, the next stays', [-200, 100, 300], [-200, null, 40], -260],
  ['all in view goes, the one above stays', [-200, 100, null], [-300, null, null], -100],
  ['something comes below', [-200, 100, null], [-200, 100, 300], 0],
  ['everything goes', [100], [null], 0],
])('%s', (_case, before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});

test('at the top of the page nothing scrolls', () => {
  expect(moved([100, 300], [400, 600], 0)).toBe(0);
});
