import { describe, expect, test } from 'vitest';
import {
  groupsAround,
  isExpanded,
  linkText,
  type SidebarEntry,
  type SidebarGroup,
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

test.each([
  ['/config/', '/config/'],
  ['/config/dev', 'dev'], // the page of a group
  ['/config/dev/deep/x', '/config/dev/deep/x'],
  ['/other', undefined],
])('the entry of %s has its title', (path, title) => {
  expect(linkText(entries, path)).toBe(title);
});
