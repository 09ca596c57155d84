import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Heading } from './useHeadings.ts';

let toc: Heading[] = [];
vi.mock('@rspress/core/runtime', () => ({ usePage: () => ({ page: { toc } }) }));
/** What runs once when the page is there; it runs while rendering, so that what it sets is used. */
let hasRun = false;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect(run: () => void) {
    if (hasRun) return;
    hasRun = true;
    run();
  },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useHeadings } = await import('./useHeadings.ts');

afterEach(() => vi.unstubAllGlobals());

/** An element of a heading, whose last part is the link to itself. */
function element(id: string, text: string, { tag = 'H2', minors = '' } = {}) {
  return {
    id,
    tagName: tag,
    closest: () => (minors ? { dataset: { for: minors } } : null),
    cloneNode() {
      const parts = [text, ' #'];
      return {
        querySelectorAll: () => [{ remove: () => parts.pop() }],
        get textContent() {
          return parts.join('');
        },
      };
    },
  };
}

/** What the outline shows of a page; without a text, before there is one. */
function outline(compiled: Heading[], inText?: object[]): Heading[] {
  toc = compiled;
  hasRun = false;
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  const content = { current: inText ? { querySelectorAll: () => inText } : null };
  let shown: Heading[] = [];
  const Page = () => {
    shown = useHeadings(content as never);
    return null;
  };
  renderToStaticMarkup(<Page />);
  return shown;
}

const usage = { id: 'usage', text: '`usage`', depth: 2 };

test('headings that the compiler knows keep its text, which has Markdown', () => {
  const shown = outline([usage], [element('usage', 'usage'), element('more', 'More')]);
  expect(shown.map(({ text }) => text)).toEqual(['`usage`', 'More']);
});

test('headings of snippets have their text without the link to themselves', () => {
  const inText = [
    element('more', 'More', { minors: '1.7 1.6' }),
    element('usage', 'usage'),
    element('part', 'Part', { tag: 'H3' }),
  ];
  expect(outline([usage], inText)).toEqual([
    { id: 'more', text: 'More', depth: 2, minors: '1.7 1.6' },
    { ...usage, minors: undefined },
    { id: 'part', text: 'Part', depth: 3, minors: undefined },
  ]);
});

test('titles and what is below the third level are left out', () => {
  const all = [1, 2, 3, 4].map((depth) => ({ id: `h${depth}`, text: '', depth }));
  expect(outline(all).map(({ id }) => id)).toEqual(['h2', 'h3']);
});
