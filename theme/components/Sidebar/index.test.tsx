import type { SidebarData } from '@rspress/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let entries: SidebarData = [];
/** Positions of the groups that the reader may have opened or closed. */
const asked: string[] = [];
vi.mock('@rspress/core/runtime', () => ({
  isExternalUrl: (link: string) => link.startsWith('https:'),
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, ...Object.values(params)].join(' '),
  useLocation: () => ({ pathname: '/config/mode' }),
  usePages: () => ({
    pages: [
      { routePath: '/config/a', minors: '1.7' },
      { routePath: '/config/b', deprecated: '1.6' },
      { routePath: '/config/mode' },
    ],
  }),
  useSidebar: () => entries,
}));
vi.mock('@rspress/core/theme', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
  Tag: ({ tag }: { tag?: string }) => tag && <sup>{tag}</sup>,
  renderInlineMarkdown: (text: string) => ({ children: text }),
}));
vi.mock('../VersionMark/index.tsx', () => ({
  VersionMark: ({ minors, deprecated }: Record<string, string>) => (
    <i>{[minors && `only ${minors}`, deprecated && `not in ${deprecated}`].filter(Boolean)}</i>
  ),
}));
vi.mock('../Icon/index.tsx', () => ({ Icon: ({ name }: { name: string }) => <svg id={name} /> }));
vi.mock('./useGroupChoices.ts', () => ({
  useGroupChoices: () => ({
    of(position: string) {
      asked.push(position);
    },
  }),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Sidebar } = await import('./index.tsx');
const { groupsAround } = await import('../../navigation/sidebar.ts');

function html(...shown: object[]): string {
  entries = shown as SidebarData;
  return renderToStaticMarkup(<Sidebar />)
    .replace(/ class="[^"]*"|<i><\/i>/g, '')
    .replace(/<svg id="chevron"><\/svg>/g, '')
    .replace(/^<nav aria-label="layout.sidebar"><ul data-depth="0">(.*)<\/ul><\/nav>$/, '$1');
}

const page = { text: 'mode', link: '/config/mode' };
const other = { text: 'A', link: '/config/a' };
const shownPage = '<li><a href="/config/mode" aria-current="page"><span>mode</span></a></li>';
/** What is in a group. */
const items = (open: string, content: string) =>
  `<div id="ID"${open}><ul data-depth="1">${content}</ul></div></li>`;
const withIds = (markup: string) => markup.replace(/(id|aria-controls)="[^"]*"/g, '$1="ID"');

test.each<[why: string, entry: object, shown: string]>([
  ['the page shown', page, shownPage],
  [
    'a page of some versions',
    other,
    '<li><a href="/config/a"><span>A</span><i>only 1.7</i></a></li>',
  ],
  [
    'a page that is deprecated in some',
    { text: 'B', link: '/config/b.html' },
    '<li><a href="/config/b.html"><span>B</span><i>not in 1.6</i></a></li>',
  ],
  [
    'another site',
    { text: 'C', link: 'https://c.example', tag: 'new' },
    '<li><a href="https://c.example"><span>C</span><sup>new</sup><svg id="ID"></svg></a></li>',
  ],
  ['a line', { dividerType: 'dashed' }, '<li data-type="dashed" aria-hidden="true"></li>'],
  [
    'a title',
    { sectionHeaderText: 'More', tag: 'new' },
    '<li><span>More</span><sup>new</sup></li>',
  ],
  [
    'a group around the page shown',
    { text: 'G', items: [page], collapsed: true },
    '<li><div data-open="true" data-label="G">' +
      '<button type="button" aria-expanded="true" aria-controls="ID"><span>G</span></button></div>' +
      items(' data-open="true"', shownPage),
  ],
  [
    'a group that is closed',
    { text: 'G', items: [{ text: 'D', link: '/d' }], collapsed: true, context: 'x' },
    '<li data-context="x"><div data-label="G">' +
      '<button type="button" aria-expanded="false" aria-controls="ID"><span>G</span></button></div>' +
      items('', '<li><a href="/d"><span>D</span></a></li>'),
  ],
  [
    'a group with a page of its own, and a button beside it',
    { text: 'G', link: '/config/a', items: [{ text: 'D', link: '/d' }] },
    '<li><div data-open="true" data-label="G"><a href="/config/a"><span>G</span><i>only 1.7</i></a>' +
      '<button type="button" aria-expanded="true" aria-controls="ID">' +
      '<span>layout.pagesOf G</span></button></div>' +
      items(' data-open="true"', '<li><a href="/d"><span>D</span></a></li>'),
  ],
  [
    'a group that does not close',
    { text: 'G', collapsible: false, collapsed: true, items: [{ text: 'D', link: '/d' }] },
    '<li><div data-open="true" data-label="G"><p><span>G</span></p></div>' +
      items(' data-open="true"', '<li><a href="/d"><span>D</span></a></li>'),
  ],
])('%s', (_, entry, shown) => {
  expect(withIds(html(entry))).toBe(shown);
});

test('a section without pages has no sidebar', () => {
  expect(html()).toBe('');
});

test('what the reader chose is kept by the positions under which a new page forgets it', () => {
  const group = (...items: object[]) => ({ text: 'G', items });
  asked.length = 0;
  html(page, group(other, group(other, group(page))));
  expect(asked).toEqual(['1', '1-1', '1-1-1']);
  expect(groupsAround(entries, '/config/mode')).toEqual(asked);
});
