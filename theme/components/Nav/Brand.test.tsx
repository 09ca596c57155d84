import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let site: object = {};
vi.mock('@rspress/core/runtime', () => ({
  normalizeImagePath: (path: string) => `/base${path}`,
  useLang: () => 'zh',
  useSite: () => ({ site: { lang: 'en', ...site } }),
}));
vi.mock('@rspress/core/theme', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Brand } = await import('./Brand.tsx');

test.each<[what: string, site: object, logos: [scheme: string, file: string][], name: string]>([
  [
    'a logo for each theme',
    { logo: { light: '/l.svg', dark: '/d.svg' }, logoText: 'Text', title: 'Title' },
    [
      ['light', '/base/l.svg'],
      ['dark', '/base/d.svg'],
    ],
    'Text',
  ],
  [
    'one for both',
    { logo: '/a.svg', title: 'Title' },
    [
      ['light', '/base/a.svg'],
      ['dark', '/base/a.svg'],
    ],
    'Title',
  ],
  ['none', { logo: '', title: 'Title' }, [], 'Title'],
])('%s', (_, own, logos, name) => {
  site = own;
  const html = renderToStaticMarkup(<Brand />);
  const found = html.matchAll(/<img data-scheme="(\w+)" src="([^"]*)" alt="" width="28"/g);
  expect([...found].map((each) => each.slice(1))).toEqual(logos);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/zh/">.*<span>${name}</span></a>$`));
});
