import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

let location = { search: '', hash: '' };
let isHydrated = true;
let linked: string | undefined;
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useLang: () => 'en',
  useLocation: () => location,
  usePage: () => ({ page: { routePath: '/config/mode' } }),
  useSite: () => ({
    site: {
      lang: 'en',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
    },
  }),
}));
vi.mock('@rspress/core/theme', () => ({
  Link: ({ hrefLang, ...props }: Record<string, unknown>) => (
    <a {...props} data-lang={String(hrefLang)} />
  ),
}));
vi.mock('../../hooks/createStore.ts', () => ({
  createStore: () => ({}),
  useStore: () => ({ linked }),
}));
vi.mock('../../hooks/index.ts', () => ({
  useHydrated: () => isHydrated,
  useRoutes: () => new Set(['/config/mode', '/zh/config/mode']),
}));
vi.mock('../../hooks/useVersion.ts', () => ({ useVersion: () => '2' }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { LanguageLinks } = await import('./index.tsx');

afterEach(() => vi.unstubAllGlobals());

const hrefs = () => {
  vi.stubGlobal('window', { location });
  const html = renderToStaticMarkup(<LanguageLinks />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
};

test.each<[why: string, at: typeof location, heading: string | undefined, place: string]>([
  ['above the first heading', { search: '', hash: '' }, '', ''],
  ['at a heading', { search: '', hash: '' }, 'values', '#values'],
  ['with a query', { search: '?x=1&v=1.4', hash: '' }, 'values', '?x=1&v=1.4#values'],
  // The heading that the reader is at comes before the one that they came to.
  ['scrolled on', { search: '', hash: '#first' }, 'values', '#values'],
  ['on a page without an outline', { search: '?x=1', hash: '#a' }, undefined, '?x=1#a'],
])('%s, each language leads to this very place', (_, at, heading, place) => {
  location = at;
  linked = heading;
  isHydrated = true;
  expect(hrefs()).toEqual([`/config/mode${place}`, `/zh/config/mode${place}`]);
});

test('what the server sends knows no place', () => {
  location = { search: '?x=1', hash: '#a' };
  linked = 'values';
  isHydrated = false;
  expect(hrefs()).toEqual(['/config/mode', '/zh/config/mode']);
});

test('each says its language, and which is the current one', () => {
  const html = renderToStaticMarkup(<LanguageLinks />);
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*aria-current="true"[^>]*>English/);
  expect(html).toMatch(/<a [^>]*lang="zh"[^>]*rel="alternate"[^>]*data-lang="zh"[^>]*>简体中文/);
});
