import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

let frontmatter: Record<string, unknown> = {};
let headings: { id: string }[] = [];
let hasEntries = true;
const part = (name: string) => () => <i>{name}</i>;
vi.mock('@rspress/core/runtime', () => ({
  useFrontmatter: () => ({ frontmatter }),
  useI18n: () => (key: string) => key,
  useSidebar: () => (hasEntries ? [{}] : []),
}));
vi.mock('@rspress/core/theme', () => ({
  DocContent: part('text'),
  DocFooter: part('footer'),
  Overview: ({ content }: { content: ReactNode }) => <b>{content}</b>,
}));
vi.mock('../Menu/index.tsx', () => ({
  Menu: ({ label, children }: Record<string, ReactNode>) => (
    <menu>
      {label} {children}
    </menu>
  ),
}));
vi.mock('../MainStart/index.tsx', () => ({ MainStart: () => null }));
vi.mock('../Outline/index.tsx', () => ({ Outline: part('outline') }));
vi.mock('../Outline/useHeadings.ts', () => ({ useHeadings: () => headings }));
vi.mock('../Outline/useHeadingTracker.ts', () => ({ useHeadingTracker: () => {} }));
vi.mock('../PageMarkdown/index.tsx', () => ({ PageMarkdown: part('markdown') }));
vi.mock('../ScrollToTop/index.tsx', () => ({ ScrollToTop: () => null }));
vi.mock('../Search/SearchButton.tsx', () => ({ SearchButton: part('search') }));
vi.mock('../Search/SearchPanel.tsx', () => ({ preloadPanel: () => {} }));
vi.mock('./SidebarColumn.tsx', () => ({
  SidebarColumn: ({ before, after }: Record<string, ReactNode>) => (
    <i>
      {before}sidebar{after}
    </i>
  ),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { DocLayout } = await import('./index.tsx');

beforeEach(() => {
  headings = [{ id: 'a' }];
  hasEntries = true;
});

/** The page: what styles know of it, its parts in their order, and its landmarks with their names. */
function page(matter: Record<string, unknown>, slots: Parameters<typeof DocLayout>[0] = {}) {
  frontmatter = matter;
  const html = renderToStaticMarkup(<DocLayout {...slots} />);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found);
  return {
    marks: all(/ data-(sidebar|outline|wide)="true"/g).map((mark) => mark.slice(6, -7)),
    parts: html
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
    html,
  };
}
const bar = ['sidebar', 'outlineTitle', 'outline', 'search'];
const column = ['outlineTitle', 'outline', 'markdown'];

test.each<[what: string, matter: Record<string, unknown>, marks: string[], parts: string[]]>([
  ['a page', {}, ['sidebar', 'outline'], [...bar, 'text', 'footer', ...column]],
  [
    'without a sidebar',
    { sidebar: false },
    ['outline'],
    [...bar.slice(1), 'text', 'footer', ...column],
  ],
  [
    'with the room of a sidebar alone',
    { sidebar: 'placeholder' },
    ['sidebar', 'outline'],
    [...bar.slice(1), 'text', 'footer', ...column],
  ],
  ['without an outline', { outline: false }, ['sidebar'], ['sidebar', 'search', 'text', 'footer']],
  ['without a footer', { footer: false }, ['sidebar', 'outline'], [...bar, 'text', ...column]],
  [
    'an overview, which lists its pages itself',
    { overview: true },
    ['sidebar', 'wide'],
    ['sidebar', 'search', 'text', 'markdown'],
  ],
  [
    'of the whole width',
    { pageType: 'doc-wide' },
    ['sidebar', 'outline', 'wide'],
    [...bar, 'text', 'footer', ...column],
  ],
])('%s', (_, matter, marks, parts) => {
  expect(page(matter)).toMatchObject({ marks, parts });
});

test('without headings the column has the page as Markdown, and its name', () => {
  headings = [];
  const { parts, html } = page({});
  expect(parts).toEqual(['sidebar', 'search', 'text', 'footer', 'markdown']);
  expect(html).toMatch(/<aside [^>]*aria-label="copyPage.view"/);
  hasEntries = false;
  // Nothing is left for a bar.
  expect(page({}).parts).toEqual(['text', 'footer', 'markdown']);
});

test('with headings the column is called by its title', () => {
  const { html } = page({});
  const id = /<aside [^>]*aria-labelledby="([^"]*)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}"`);
  expect(html).not.toMatch(/<aside [^>]*aria-label=/);
});

test('a layout may add in every place', () => {
  const names = ['Doc', 'Sidebar', 'DocContent', 'DocFooter', 'Outline'];
  const slots = names.flatMap((name) => [
    [`before${name}`, ` before${name} `],
    [`after${name}`, ` after${name} `],
  ]);
  expect(page({}, Object.fromEntries(slots)).parts).toEqual([
    'beforeDoc',
    'beforeSidebar',
    'sidebar',
    'afterSidebar',
    ...bar.slice(1),
    'beforeDocContent',
    'text',
    'afterDocContent',
    'beforeDocFooter',
    'footer',
    'afterDocFooter',
    'beforeOutline',
    ...column,
    'afterOutline',
    'afterDoc',
  ]);
});
