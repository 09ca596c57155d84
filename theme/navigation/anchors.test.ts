import { afterAll, afterEach, expect, test, vi } from 'vitest';

const announce = vi.fn();
vi.mock('../dom/announce.ts', () => ({ announce }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { focusTop, hashId, moveFocus, revealParts, revealWithin } = await import('./anchors.ts');

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

interface Part {
  display: string;
  label?: string;
  dataset: DOMStringMap;
}

/**
 * Reveals an element inside parts of the page.
 *
 * @param around - the parts, the innermost first
 */
function reveal(around: Part[]) {
  announce.mockReset();
  vi.stubGlobal('getComputedStyle', ({ display }: Part) => ({ display }));
  const [first = null] = around
    .toReversed()
    .reduce<object[]>((outer, part) => [partInside(part, outer[0] ?? null)], []);
  return revealParts({ closest: () => first } as unknown as Element);
}

const partInside = (part: Part, outer: object | null) => ({
  ...part,
  querySelector: () => (part.label === undefined ? null : { textContent: part.label }),
  parentElement: { closest: () => outer },
});

const part = (display: string, label?: string): Part => ({ display, label, dataset: {} });

test.each<[what: string, around: Part[], revealed: boolean[], announced: string[]]>([
  ['none', [], [], []],
  ['one that holds', [part('block', '2.x')], [false], []],
  ['one that does not', [part('none', '2.x')], [true], ['2.x']],
  ['a row without a label', [part('none')], [true], []],
  // What is around it says less of it.
  ['one inside another', [part('none', '1.7'), part('none', '1.x')], [true, true], ['1.7']],
  ['one inside what holds', [part('none', '1.7'), part('block', '1.x')], [true, false], ['1.7']],
  ['what holds inside one', [part('block', '1.7'), part('none', '1.x')], [false, true], ['1.x']],
])(
  'of parts that do not hold for the version, with %s, the label is announced',
  (_, around, revealed, announced) => {
    expect(reveal(around)).toBe(revealed.includes(true));
    expect(around.map(({ dataset }) => 'revealed' in dataset)).toEqual(revealed);
    expect(announce.mock.calls.flat()).toEqual(announced);
  },
);

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
