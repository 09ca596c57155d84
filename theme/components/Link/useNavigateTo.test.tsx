import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const called: string[] = [];
vi.mock('@rspress/core/runtime', () => ({
  pathnameToRouteService: (path: string) =>
    path.startsWith('/none') ? undefined : { lang: path.startsWith('/zh/') ? 'zh' : 'en' },
  useNavigate: () => (to: string) => called.push(`show ${to}`),
  warmPageData: (path: string, data: string) => called.push(`${path} has ${data}`),
  withBase: (path: string) => `/base${path}`,
}));
vi.mock('../../navigation/prefetch.ts', () => ({
  pageData: async (path: string) => {
    if (path === '/lost') throw new Error('no such file');
    return 'its data';
  },
}));
vi.mock('../../navigation/progress.ts', () => ({
  withProgress: (work: Promise<unknown>) => {
    called.push('progress');
    return work;
  },
}));
vi.mock('../../navigation/viewTransition.ts', () => ({
  changeContent: (apply: () => void) => {
    called.push('transition');
    apply();
  },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useNavigateTo } = await import('./useNavigateTo.ts');
const { failedNavigation } = await import('../../navigation/failedNavigation.ts');

/** Follows a link from an English page, of a host that answers so. */
async function follow(to: string, host: () => Promise<unknown> = async () => ({ ok: true })) {
  vi.stubGlobal('window', { location: { assign: (url: string) => called.push(`load ${url}`) } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (url: string, { method, cache }: RequestInit) => {
    called.push(`${method} ${url} ${cache}`);
    return host();
  });
  let navigateTo: ReturnType<typeof useNavigateTo> | undefined;
  const Reader = () => {
    navigateTo = useNavigateTo();
    return null;
  };
  renderToStaticMarkup(<Reader />);
  await navigateTo?.(to, to.replace(/[?#].*/, ''));
}

beforeEach(() => {
  called.length = 0;
  failedNavigation.set(null);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['another page', '/a?b#c', ['progress', '/a has its data', 'show /a?b#c']],
  [
    'a page in another language',
    '/zh/a',
    ['progress', '/zh/a has its data', 'transition', 'show /zh/a'],
  ],
  // The host may know it, or has a page that says so.
  ['what is no page', '/none?b#c', ['load /base/none?b#c']],
])('%s', async (_, to, expected) => {
  await follow(to);
  expect(called).toEqual(expected);
  expect(failedNavigation.get()).toBeNull();
});

test('a page whose file is gone is loaded as a whole where the host has it', async () => {
  await follow('/lost?b#c');
  expect(called).toEqual(['progress', 'HEAD /base/lost no-store', 'load /base/lost?b#c']);
  expect(failedNavigation.get()).toBeNull();
});

test.each([
  ['has no such page any more', async () => ({ ok: false })],
  ['does not answer', () => Promise.reject(new Error('offline'))],
])('where the host %s, the reader stays, is told, and can try again', async (_, host) => {
  await follow('/lost?b#c', host);
  expect(called).toEqual(['progress', 'HEAD /base/lost no-store']);
  expect(failedNavigation.get()?.to).toBe('/lost?b#c');
  failedNavigation.get()?.retry();
  expect(called.at(-1)).toBe('load /base/lost?b#c');
});
