import type { NavItem } from '@rspress/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useLocation: () => ({ pathname: '/config/mode' }) }));
vi.mock('@rspress/core/theme', () => ({
  Link: ({ hrefLang, ...props }: Record<string, unknown>) => (
    <a {...props} hrefLang={`${hrefLang}`} />
  ),
  Tag: ({ tag }: { tag?: string }) => tag && <sup>{tag}</sup>,
}));
vi.mock('../Menu/index.tsx', () => ({
  Menu: ({ isCurrent, label, children }: Record<string, ReactNode>) => (
    <menu data-current={String(isCurrent)}>
      {label}: {children}
    </menu>
  ),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { itemsAt, NavLinks } = await import('./NavLinks.tsx');

const html = (...items: NavItem[]) =>
  renderToStaticMarkup(<NavLinks items={items} />)
    .replace(/ class="[^"]*"| hrefLang="undefined"/g, '')
    .replace(/^<ul>(.*)<\/ul>$/, '$1');

test.each<[why: string, item: NavItem, shown: string]>([
  ['a link', { text: 'A', link: '/a' }, '<li><a href="/a">A</a></li>'],
  [
    'the page shown',
    { text: 'A', link: '/config/mode' },
    '<li><a href="/config/mode" aria-current="page">A</a></li>',
  ],
  [
    'its section',
    { text: 'A', link: '/config/', tag: 'new' },
    '<li><a href="/config/" aria-current="true">A<sup>new</sup></a></li>',
  ],
  [
    'a link to another language',
    { text: 'A', link: '/zh/', lang: 'zh', rel: 'alternate' } as NavItem,
    '<li><a href="/zh/" lang="zh" rel="alternate" hrefLang="zh">A</a></li>',
  ],
  [
    'a file',
    { text: 'A', link: '/a.zip', download: true } as NavItem,
    '<li><a href="/a.zip" download="">A</a></li>',
  ],
  [
    'a menu with the page shown',
    {
      text: 'A',
      items: [
        { text: 'B', link: '/b' },
        { text: 'C', link: '/config/mode' },
      ],
    },
    '<li><menu data-current="true">A: <ul><li><a href="/b">B</a></li>' +
      '<li><a href="/config/mode" aria-current="page">C</a></li></ul></menu></li>',
  ],
  [
    'a menu with a page of its own, which comes first, without the tag of the menu',
    { text: 'A', link: '/a', tag: 'new', items: [{ text: 'B', link: '/b' }] } as NavItem,
    '<li><menu data-current="false">A<sup>new</sup>: <ul><li><a href="/a">A</a></li>' +
      '<li><a href="/b">B</a></li></ul></menu></li>',
  ],
  [
    'a menu in a menu, under its name',
    { text: 'A', items: [{ text: 'B', items: [{ text: 'C', link: '/c' }] }] } as NavItem,
    '<li><menu data-current="false">A: <ul><li><p>B</p><ul><li><a href="/c">C</a></li></ul></li></ul></menu></li>',
  ],
])('%s', (_, item, shown) => {
  expect(html(item)).toBe(shown);
});

test('items stand on the right unless they say so', () => {
  const items: NavItem[] = [
    { text: 'A', link: '/a' },
    { text: 'B', link: '/b', position: 'left' },
    { text: 'C', link: '/c', position: 'right' },
  ];
  expect(itemsAt(items, 'left').map(({ text }) => text)).toEqual(['B']);
  expect(itemsAt(items, 'right').map(({ text }) => text)).toEqual(['A', 'C']);
});
