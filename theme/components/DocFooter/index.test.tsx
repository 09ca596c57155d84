import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { newestPatch } from '../../../src/versions.ts';

let version = '';
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  usePage: () => ({
    page: { routePath: '/config/mode', pagePath: 'en/config/mode.mdx', title: 'mode' },
  }),
  useSite: () => ({
    site: { themeConfig: { editLink: { docRepoBaseUrl: 'https://git.example/docs/' } } },
  }),
  withBase: (path: string) => `/base${path}`,
  withSiteOrigin: (path: string) => `https://site.example${path}`,
}));
vi.mock('@rspress/core/theme', () => ({
  Link: () => null,
  renderInlineMarkdown: () => ({}),
  usePrevNextPage: () => ({}),
}));
vi.mock('../../hooks/usePageMarks.ts', () => ({ usePageMarks: () => new Map() }));
vi.mock('../../hooks/useVersion.ts', () => ({ useVersion: () => version }));
vi.mock('../PageMarkdown/index.tsx', () => ({ PageMarkdown: () => null }));
vi.mock('../VersionMark/index.tsx', () => ({ VersionMark: () => null }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { DocFooter } = await import('./index.tsx');

const links = () =>
  [...renderToStaticMarkup(<DocFooter />).matchAll(/href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );

test('a page is edited in its file', () => {
  expect(links()[0]?.href).toBe('https://git.example/docs/en/config/mode.mdx');
});

test.each([
  ['1.4', newestPatch['1.4']],
  ['2', Object.values(newestPatch)[0]],
])('who reads %s reports what is wrong with %s', (chosen, reported) => {
  version = chosen;
  const { searchParams } = links()[1] ?? new URL('https://no.example');
  expect(searchParams.get('version')).toBe(reported);
  expect(searchParams.get('url')).toBe('https://site.example/base/config/mode');
});
