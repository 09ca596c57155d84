import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { redirectedFromKey } from '../../../src/inline/languageRedirect.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
/** What runs once when the page is there; it runs while rendering, so that what it sets is shown. */
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
const { LanguageNotice } = await import('./index.tsx');

afterEach(() => vi.unstubAllGlobals());

/** What a page shows with this in the storage of its tab, and what is left there. */
function open(from: string | null) {
  hasRun = false;
  const stored = new Map(from === null ? [] : [[redirectedFromKey, from]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  return { html: renderToStaticMarkup(<LanguageNotice />), left: [...stored] };
}

test.each([
  ['/config/mode?v=1.4#values', '/config/mode?v=1.4#values'],
  // Storage may hold anything, which must not lead to another site.
  ['//other.example/a', '/other.example/a'],
])('who was sent here from %s is led back to %s, and told once', (from, back) => {
  const { html, left } = open(from);
  expect(html).toContain(`<a href="${back}">languageNotice.back</a>`);
  expect(left).toEqual([]);
});

test('nobody else gets a notice, and where storage is blocked nothing fails', () => {
  expect(open(null).html).toBe('');
  hasRun = false;
  vi.stubGlobal('sessionStorage', undefined);
  expect(renderToStaticMarkup(<LanguageNotice />)).toBe('');
});
