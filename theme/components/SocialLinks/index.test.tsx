import type { SocialLink } from '@rspress/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let socialLinks: SocialLink[] = [];
vi.mock('@rspress/core/runtime', () => ({
  normalizeImagePath: (path: string) => path,
  useI18n: () => (key: string) => key,
  useSite: () => ({ site: { themeConfig: { socialLinks } } }),
}));
vi.mock('../Menu/index.tsx', () => ({
  Menu: ({ label, children }: Record<string, React.ReactNode>) => (
    <menu>
      {label}
      {children}
    </menu>
  ),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { SocialLinks } = await import('./index.tsx');

const links = (html: string) => [...html.matchAll(/href="\/(\d+)"/g)].map(([, name]) => name);

test.each([
  [0, [], []],
  [4, ['1', '2', '3', '4'], []],
  [5, ['1', '2', '3', '4', '5'], []], // five have room
  [6, ['1', '2', '3', '4', '5'], ['6']],
  [7, ['1', '2', '3', '4', '5'], ['6', '7']],
])('of %i accounts, %j show and %j are in a menu', (count, shown, inMenu) => {
  socialLinks = Array.from({ length: count }, (_, index) => ({
    icon: 'github',
    mode: 'link',
    content: `/${index + 1}`,
  }));
  const [bar = '', menu = ''] = renderToStaticMarkup(<SocialLinks />).split('<menu>');
  expect([links(bar), links(menu)]).toEqual([shown, inMenu]);
});

test.each<[why: string, link: SocialLink, name: string]>([
  [
    'an icon that has a name',
    { icon: 'github', mode: 'link', content: 'https://a.example' },
    'github',
  ],
  [
    'a drawing with a title',
    {
      icon: { svg: '<svg><title>Bluesky</title></svg>' },
      mode: 'link',
      content: 'https://a.example',
    },
    'Bluesky',
  ],
  [
    'a drawing without one: the host',
    { icon: { svg: '<svg></svg>' }, mode: 'link', content: 'https://a.example/b' },
    'a.example',
  ],
  [
    'what has no host',
    { icon: { svg: '<svg></svg>' }, mode: 'text', content: 'a' },
    'layout.account',
  ],
])('%s says whose account it is', (_, link, name) => {
  socialLinks = [link];
  const html = renderToStaticMarkup(<SocialLinks />).replace(/<svg>.*?<\/svg>/g, '');
  expect(
    /<(?:a|menu)[^>]*>(?:<span aria-hidden="true"><\/span>)?<span[^>]*>([^<]*)/.exec(html)?.[1],
  ).toBe(name);
});
