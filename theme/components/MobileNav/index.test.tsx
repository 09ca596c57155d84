import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let locales: object[] = [];
let items: object[] = [];
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useNav: () => items,
  useSite: () => ({ site: { locales } }),
}));
vi.mock('../../hooks/index.ts', () => ({ useLocationChange: () => {}, useMedia: () => {} }));
vi.mock('../Nav/NavLinks.tsx', () => ({
  NavLink: ({ item }: { item: { text: string } }) => item.text,
  NavSublinks: ({ item }: { item: { text: string } }) => `links of ${item.text}`,
}));
const part = (name: string) => () => <i>{name}</i>;
vi.mock('../LanguageMenu/index.tsx', () => ({ LanguageLinks: part('languages') }));
vi.mock('../Nav/Brand.tsx', () => ({ Brand: part('brand') }));
vi.mock('../SocialLinks/index.tsx', () => ({ SocialLinks: part('accounts') }));
vi.mock('../ThemeSwitch/index.tsx', () => ({ ThemeSwitch: part('theme') }));
vi.mock('../ToolLinks/index.tsx', () => ({ ToolLinks: part('tools') }));
vi.mock('../VersionMenu/index.tsx', () => ({
  VersionChoice: part('versions'),
  VersionLinks: part('about-versions'),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { MobileNav } = await import('./index.tsx');

/** The parts in their order, once the button has been pressed. */
function opened(slots: Record<string, ReactNode> = {}): string[] {
  let isPressed = false;
  const Page = () => {
    const nav = MobileNav(slots);
    const button = nav.props.children[0];
    if (!isPressed) button.props.onClick();
    isPressed = true;
    return nav;
  };
  const html = renderToStaticMarkup(<Page />);
  const [button, dialog = ''] = html.split('<dialog');
  expect(dialog.includes('aria-label="languagesText"')).toBe(locales.length > 1);
  expect(button).toContain('aria-expanded="true"');
  expect(button).toContain('aria-haspopup="dialog"');
  return dialog
    .replace(/^[^>]*>|<[^>]*>/g, '\n')
    .split('\n')
    .filter(Boolean);
}

test('all that the bar has no room for, in its order', () => {
  locales = [{}, {}];
  items = [
    { text: 'A', link: '/a' },
    { text: 'B', items: [] },
    { text: 'C', items: [{}] },
    { text: 'D', link: '/d', items: [{}] },
  ];
  expect(opened({ before: 'before', after: 'after' })).toEqual([
    ...['brand', 'theme', 'layout.close', 'languages'],
    // A menu is under its name, unless that is the first of its links.
    ...['before', 'A', 'B', 'C', 'links of C', 'links of D', 'after'],
    ...['versions.menu', 'versions', 'about-versions', 'tools.menu', 'tools', 'accounts'],
  ]);
  locales = [{}];
  expect(opened()).not.toContain('languages');
});
