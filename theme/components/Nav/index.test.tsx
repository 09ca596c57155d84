import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let items: object[] = [];
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useNav: () => items,
  useSite: () => ({ site: { themeConfig: {} } }),
}));
vi.mock('@rspress/core/theme', () => ({ Search: () => ' search ' }));
const parts = ['LanguageMenu', 'SkipLink', 'SocialLinks', 'ThemeSwitch', 'ToolMenu', 'VersionMenu'];
for (const part of parts) {
  vi.doMock(`../${part}/index.tsx`, () => ({ [part]: () => ` ${part} ` }));
}
vi.mock('../MobileNav/index.tsx', () => ({
  MobileNav: ({ before, after }: Record<string, ReactNode>) => (
    <>
      {' '}
      narrow: {before} and {after}.
    </>
  ),
}));
vi.mock('./Brand.tsx', () => ({ Brand: () => ' brand ' }));
vi.mock('./NavLinks.tsx', () => ({
  itemsAt: (all: { position: string }[], side: string) =>
    all.filter(({ position }) => position === side),
  NavLinks: ({
    items,
    before,
    after,
  }: {
    items: object[];
    before: ReactNode;
    after: ReactNode;
  }) => (
    <>
      {before} {items.length} links {after}
    </>
  ),
}));
vi.mock('./useHiddenOnScroll.ts', () => ({ useHiddenOnScroll: () => false }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Nav } = await import('./index.tsx');

const shown = (slots: Parameters<typeof Nav>[0]) =>
  renderToStaticMarkup(<Nav {...slots} />)
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');

test('the bar without additions', () => {
  items = [{ position: 'right' }];
  expect(shown({})).toBe(
    'SkipLink brand 1 links VersionMenu ToolMenu ' +
      'search LanguageMenu ThemeSwitch SocialLinks narrow: and .',
  );
});

test('a layout may add in every place, and both to the bar and to the menu of narrow windows', () => {
  items = [{ position: 'right' }];
  const names = ['NavTitle', 'LeftNavItems', 'RightNavItems', 'NavMenu'];
  const slots = names.flatMap((name) => [
    [`before${name}`, ` before${name} `],
    [`after${name}`, ` after${name} `],
  ]);
  expect(shown({ ...Object.fromEntries(slots), navTitle: ' title ' })).toBe(
    'SkipLink beforeNavTitle title afterNavTitle ' +
      'beforeLeftNavItems 0 links afterLeftNavItems ' +
      'beforeRightNavItems 1 links afterRightNavItems VersionMenu ToolMenu ' +
      'beforeNavMenu search LanguageMenu ThemeSwitch SocialLinks ' +
      'narrow: beforeLeftNavItems beforeRightNavItems and afterLeftNavItems afterRightNavItems . ' +
      'afterNavMenu',
  );
});
