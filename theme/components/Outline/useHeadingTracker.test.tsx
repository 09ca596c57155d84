import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

let onScroll = () => {};
let hash = '';
vi.mock('@rspress/core/runtime', () => ({ useLocation: () => ({ hash }) }));
vi.mock('../../hooks/index.ts', () => ({
  useScroll: (run: () => void) => {
    onScroll = run;
  },
}));
/** What runs when the page is left: of the one effect, what it returns. */
let leave: (() => void) | undefined;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect(run: () => () => void) {
    leave = run();
  },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useHeadingTracker } = await import('./useHeadingTracker.ts');
const { currentHeading } = await import('../../navigation/currentHeading.ts');

/** Where the headings stand on a page of 3000 px; one of another version is not shown. */
const places: Record<string, number> = { first: 600, second: 1500, last: 2800, hidden: 0 };
const headings = Object.keys(places).map((id) => ({ id, text: id, depth: 2 }));

/** Scrolls the page, in a window 800 px high, and returns what is known of the reader's place. */
function scrollTo(scrolled: number, { height = 3000, toHeading = '' } = {}) {
  hash = toHeading;
  vi.stubGlobal('window', { scrollY: scrolled, innerHeight: 800 });
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '72px' }));
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: height },
    getElementById(id: string) {
      const place = places[id];
      if (place === undefined) return null;
      const top = place - scrolled;
      return {
        tagName: 'H2',
        getClientRects: () => (id === 'hidden' ? [] : [{}]),
        getBoundingClientRect: () => ({ top, bottom: top + 40 }),
      };
    },
  });
  const Tracker = () => {
    useHeadingTracker(headings);
    return null;
  };
  renderToStaticMarkup(<Tracker />);
  onScroll();
  return currentHeading.get();
}

beforeEach(() => currentHeading.set({}));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['at the top', 0, undefined],
  ['a heading 72 px below the top edge', 528, 'first'],
  ['a heading a little further below', 520, undefined],
  ['between two headings', 1400, 'first'],
  ['the next heading', 1430, 'second'],
  // It can never reach the top: the page ends 200 px below it.
  ['just above the end', 2190, 'second'],
  ['at the end', 2200, 'last'],
])('%s', (_, scrolled, highlighted) => {
  expect(scrollTo(scrolled)).toEqual({ highlighted, linked: highlighted ?? '' });
});

test('a page that does not scroll highlights nothing', () => {
  expect(scrollTo(0, { height: 800 }).highlighted).toBeUndefined();
});

test('a link names the heading in the URL while it is on screen', () => {
  expect(scrollTo(1000, { toHeading: '#second' })).toEqual({
    highlighted: 'first',
    linked: 'second',
  });
  expect(scrollTo(2200, { toHeading: '#first' }).linked).toBe('last');
  expect(scrollTo(1000, { toHeading: '#unknown' }).linked).toBe('first');
});

test('nothing is known of the reader’s place once the page is left', () => {
  expect(scrollTo(1400).linked).toBe('first');
  leave?.();
  expect(currentHeading.get()).toEqual({});
});
