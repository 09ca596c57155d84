import { describe, expect, test } from 'vitest';
import {
  groupsAround,
  isExpanded,
  neighbours,
  type SidebarEntry,
  type SidebarGroup,
  sidebarFor,
} from './sidebar.ts';

const page = (link: string): SidebarEntry => ({ text: link, link });
const group = (text: string, items: SidebarEntry[], rest: Partial<SidebarGroup> = {}) =>
  ({ text, items, collapsible: true, collapsed: false, ...rest }) as SidebarGroup;

const entries: SidebarEntry[] = [
  page('/config/'),
  { dividerType: 'dashed' },
  { sectionHeaderText: 'Options' },
  group('dev', [page('/config/dev/hmr'), group('deep', [page('/config/dev/deep/x')])], {
    link: '/config/dev',
  }),
  page('https://example.com/'),
  group('output', [page('/config/output/minify')]),
];

describe('sidebarFor', () => {
  const sidebars = {
    '/config': [page('/config/')],
    '/config/plugins/': [page('/config/plugins/list')],
    '/zh/config': [page('/zh/config/')],
  };
  test.each([
    ['/config/', '/config/'],
    ['/config/output/minify', '/config/'],
    // The longest folder wins.
    ['/config/plugins/a', '/config/plugins/list'],
    ['/zh/config/output/minify', '/zh/config/'],
    // A folder ends at a slash.
    ['/configuration', undefined],
    ['/guide/', undefined],
  ])('%s', (path, first) => {
    expect(sidebarFor(sidebars, path).map((entry) => 'link' in entry && entry.link)[0]).toBe(first);
  });

  test('a site without sidebars', () => {
    expect(sidebarFor(undefined, '/config/')).toEqual([]);
  });
});

test('groups around the current page', () => {
  expect(groupsAround(entries, '/config/dev/deep/x')).toEqual(['3', '3-1']);
  expect(groupsAround(entries, '/config/dev')).toEqual(['3']);
  expect(groupsAround(entries, '/config/')).toEqual([]);
});

describe('isExpanded', () => {
  const items = [page('/a/b')];
  test.each([
    ['open at first', group('g', items), undefined, '/x', true],
    ['collapsed at first', group('g', items, { collapsed: true }), undefined, '/x', false],
    ['collapsed, around the page', group('g', items, { collapsed: true }), undefined, '/a/b', true],
    ['closed by the reader', group('g', items), false, '/x', false],
    ['closed by the reader around the page', group('g', items), false, '/a/b', false],
    ['opened by the reader', group('g', items, { collapsed: true }), true, '/x', true],
    ['fixed', group('g', items, { collapsible: false, collapsed: true }), false, '/x', true],
  ])('%s', (_case, entry, choice, path, expanded) => {
    expect(isExpanded(entry, choice, path)).toBe(expanded);
  });
});

describe('neighbours', () => {
  test.each([
    ['/config/', undefined, '/config/dev'],
    // A group's own page comes before its items.
    ['/config/dev', '/config/', '/config/dev/hmr'],
    ['/config/dev/deep/x', '/config/dev/hmr', '/config/output/minify'],
    ['/config/output/minify', '/config/dev/deep/x', undefined],
    // A page outside the sidebar has none.
    ['/other', undefined, undefined],
  ])('%s', (path, previous, next) => {
    const found = neighbours(entries, path);
    expect([found.previous?.link, found.next?.link]).toEqual([previous, next]);
  });
});
