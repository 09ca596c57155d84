import { afterEach, expect, test, vi } from 'vitest';
import { focusTop, hashId, moveFocus, revealWithin } from './anchors.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', ''],
  ['#', ''],
  ['#common-mistakes', 'common-mistakes'],
  ['#%E5%B8%B8%E8%A7%81', '常见'],
  ['#a%20b', 'a b'],
  // Malformed escapes are no reason to throw.
  ['#%zz', '%zz'],
  ['#50%', '50%'],
])('%s names "%s"', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});

/** An element that notes how it gets the focus. */
function focusable(isControl: boolean) {
  const given: unknown[] = [];
  const element = {
    tabIndex: 0,
    matches: () => isControl,
    focus: (options: FocusOptions) => given.push(options),
  };
  return { element: element as unknown as HTMLElement, given };
}

test.each([
  ['a heading takes the focus, and is no stop of the keyboard', false, -1],
  ['a control stays one', true, 0],
])('%s', (_, isControl, tabIndex) => {
  const { element, given } = focusable(isControl);
  moveFocus(element);
  expect(element.tabIndex).toBe(tabIndex);
  expect(given).toEqual([{ preventScroll: true }]);
});

test.each([
  ['its heading', true],
  ['itself, without one', false],
])('the focus goes to the text: to %s', (_, hasHeading) => {
  const [heading, main] = [focusable(false), focusable(false)];
  const querySelector = () => (hasHeading ? heading.element : null);
  vi.stubGlobal('document', {
    querySelector: () => Object.assign(main.element, { querySelector }),
  });
  focusTop();
  expect([heading.given.length, main.given.length]).toEqual(hasHeading ? [1, 0] : [0, 1]);
});

test.each([
  ['in view', 150, 170, 40],
  ['at the edges', 100, 300, 40],
  ['above', 60, 80, -90],
  ['below', 400, 420, 250],
  ['cut off at the end', 290, 310, 140],
])(
  'an element %s is brought to the middle of its list, unless all of it shows',
  (_, top, bottom, end) => {
    const box = (from: number, to: number) => ({
      getBoundingClientRect: () => ({ top: from, bottom: to, height: to - from }),
    });
    const list = Object.assign(box(100, 300), { scrollTop: 40 }) as unknown as HTMLElement;
    revealWithin(list, box(top, bottom) as unknown as HTMLElement);
    expect(list.scrollTop).toBe(end);
  },
);
