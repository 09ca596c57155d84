import { afterEach, expect, test, vi } from 'vitest';
import { enterSite } from './enterSite.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Where the browser is led from a URL, and what its location is then. */
function enter(url: string, { base = '/', isNotFoundPage = true } = {}) {
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  const replace = vi.fn();
  const replaceState = vi.fn();
  vi.stubEnv('SITE_BASE', base);
  vi.stubGlobal('document', { querySelector: () => (isNotFoundPage ? {} : null) });
  vi.stubGlobal('window', {
    location: { pathname, search, hash, replace },
    history: { state: 'kept', replaceState },
  });
  enterSite();
  return { loaded: replace.mock.calls.flat(), written: replaceState.mock.calls };
}

test.each([
  ['/config/source/alias', '/config/resolve/alias'],
  ['/config/source/alias-strategy', '/config/resolve/alias-strategy'],
  ['/zh/config/source/alias?x=1#values', '/zh/config/resolve/alias?x=1#values'],
  ['/zh/config/source/alias-strategy.html', '/zh/config/resolve/alias-strategy'],
  ['/en/config/mode', '/config/mode'],
])('%s loads %s', (from, to) => {
  // Until the browser leaves, the application finds the URL of the 404 page.
  expect(enter(from)).toEqual({ loaded: [to], written: [['kept', '', '/404']] });
});

test('a moved page of a site below a path', () => {
  const { loaded } = enter('/docs/config/source/alias', { base: '/docs/' });
  expect(loaded).toEqual(['/docs/config/resolve/alias']);
});

test.each([
  ['/config/mode', false, []],
  ['/config//mode', false, [['kept', '', '/config/mode']]], // the host sent the page already
  ['/no/such/page', true, []],
])('%s is not left', (url, isNotFoundPage, written) => {
  expect(enter(url, { isNotFoundPage })).toEqual({ loaded: [], written });
});
