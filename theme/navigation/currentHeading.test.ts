import { describe, expect, test, vi } from 'vitest';
import { currentHeading, headingInView, isAtEnd, readersHeading } from './currentHeading.ts';

describe('headingInView', () => {
  const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcd'[index] ?? '', top }));
  const offset = 72;
  test.each([
    ['above the first heading', at(400, 900), false, undefined],
    ['a heading at the offset', at(72, 500), false, 'a'],
    ['a fraction of a pixel short', at(73.4, 500), false, 'a'],
    ['the next one is near', at(-300, 90), false, 'a'],
    ['between headings', at(-900, -100, 400), false, 'b'],
    ['the last at the bottom', at(-900, -100, 400), true, 'c'],
    ['no headings', [], true, undefined],
  ])('%s', (_case, headings, atEnd, id) => {
    expect(headingInView(headings, { offset, atEnd })).toBe(id);
  });
});

describe('isAtEnd', () => {
  test.each([
    ['top of a long page', { scrolled: 0, viewport: 800, height: 3000 }, false],
    ['middle', { scrolled: 1000, viewport: 800, height: 3000 }, false],
    ['bottom', { scrolled: 2200, viewport: 800, height: 3000 }, true],
    ['bottom at a fractional zoom', { scrolled: 2198.6, viewport: 800, height: 3000 }, true],
    ['a page that does not scroll', { scrolled: 0, viewport: 800, height: 800 }, false],
  ])('%s', (_case, page, atEnd) => {
    expect(isAtEnd(page)).toBe(atEnd);
  });
});

describe('readersHeading', () => {
  test.each([
    ['in the URL, still on screen', { id: 'x', onScreen: true }, 'y', 'x'],
    ['in the URL, scrolled away', { id: 'x', onScreen: false }, 'y', 'y'],
    ['no hash', undefined, 'y', 'y'],
    ['nothing', undefined, undefined, undefined],
  ])('%s', (_case, inUrl, highlighted, id) => {
    expect(readersHeading(inUrl, highlighted)).toBe(id);
  });
});

test('the same heading again is no change', () => {
  const listener = vi.fn();
  const leave = currentHeading.subscribe(listener);
  currentHeading.set({ highlighted: 'a', linked: 'b' });
  currentHeading.set({ highlighted: 'a', linked: 'b' });
  expect(listener).toHaveBeenCalledOnce();
  currentHeading.set({ highlighted: 'a', linked: 'a' });
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});
