import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { markdownOf } from '../../markdown.ts';
import { elementsIn } from '../../testing/elements.ts';
import type { IndexedGroup } from './filterPages.ts';

const navigate = vi.fn();
const openSearch = vi.fn();
vi.mock('@rspress/core/runtime', () => ({
  useNavigate: () => navigate,
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `${key} ${Object.values(params).join()}` : key,
}));
vi.mock('../Search/openSearch.ts', () => ({ openSearch }));
vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { marked, PageIndex } = await import('./index.tsx');

const groups: IndexedGroup[] = [
  {
    name: '',
    pages: [
      {
        title: 'mode',
        link: '/config/mode',
        description: 'For whom.',
        marks: {
          since: '1.2',
          minors: '1.7 1.6 1.5 1.4 1.3 1.2',
          deprecated: { version: '1.7', replacement: null, minors: '1.7' },
        },
        headings: [],
      },
    ],
  },
  {
    name: 'output',
    pages: [
      {
        title: 'output',
        link: '/config/output/',
        description: 'Where files go: to a folder.',
        marks: {},
        headings: [{ id: 'values', text: 'Values' }],
      },
    ],
  },
];
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((found) => found.slice(1));

test('every page with what its description says first, its first version and what becomes of it', () => {
  const html = renderToStaticMarkup(<PageIndex groups={groups} />).replaceAll('<wbr/>', '');
  expect(all(html, /<a href="([^"]*)">([^<]*)/g)).toEqual([
    ['/config/mode', 'mode'],
    ['/config/output/', 'output'],
  ]);
  expect(all(html, /<p>([^<]*)<\/p>/g).flat()).toEqual(['For whom', 'Where files go']);
  expect(all(html, /data-for="([^"]*)">([^<]*)/g)).toEqual([
    ['1.7 1.6 1.5 1.4 1.3 1.2', 'overview.since 1.2'],
    ['2.3 2.2 2.1 2.0 1.1 1.0', 'versions.mark.between 1.2,1.7'],
    ['1.7', 'overview.deprecated 1.7'],
  ]);
  expect(html).toContain('overview.pages.many 2');
  expect(all(html, /<h2[^>]*>([^<]*)/g).flat()).toEqual(['output']);
});

test('one page, and entries that are parts of pages, are called so', () => {
  const [first, ...rest] = groups;
  const one = first ? [first] : [];
  expect(renderToStaticMarkup(<PageIndex groups={one} />)).toContain('overview.pages.one 1');
  const [page] = first?.pages ?? [];
  const part = { name: '', pages: page ? [{ ...page, link: `${page.link}#a` }] : [] };
  expect(renderToStaticMarkup(<PageIndex groups={[part, ...rest]} />)).toContain(
    'overview.entries.many 2',
  );
});

test('groups are led to where there are several', () => {
  const named = (...names: string[]) =>
    renderToStaticMarkup(<PageIndex groups={names.map((name) => ({ name, pages: [] }))} />);
  expect(named('output')).not.toContain('<nav');
  const html = named('output', 'dev server');
  expect(html).toContain('aria-label="overview.groups"');
  for (const id of ['group-output', 'group-dev-server']) {
    expect(html).toContain(`<a href="#${id}">`);
    expect(html).toContain(`<h2 id="${id}"`);
  }
});

test.each<[text: string, terms: string[], html: string]>([
  ['output.minify', ['mini'], 'output.<mark>mini</mark>fy'],
  ['Output', ['out', 'output'], '<mark>Output</mark>'],
  ['a[0] or c++', ['[0]', 'c++'], 'a<mark>[0]</mark> or <mark>c++</mark>'],
  ['output', [], 'output'],
  ['output', [''], 'output'],
])('%s with %j marked', (text, terms, html) => {
  expect(renderToStaticMarkup(marked(text, terms))).toBe(html);
});

/** Types a query into the filter, then a key. */
function press(query: string, key: string, isComposing: boolean) {
  let field: ComponentProps<'input'> | undefined;
  let isTyped = false;
  const Page = () => {
    const index = PageIndex({ groups });
    field = elementsIn(index).find(({ type }) => type === 'input')?.props;
    if (!isTyped) field?.onChange?.({ target: { value: query } } as never);
    isTyped = true;
    return index;
  };
  renderToStaticMarkup(<Page />);
  expect(field?.value).toBe(query);
  navigate.mockClear();
  openSearch.mockClear();
  field?.onKeyDown?.({ key, nativeEvent: { isComposing } } as never);
  return [...navigate.mock.calls, ...openSearch.mock.calls].flat();
}

test.each([
  ['Enter opens the first page', 'output', 'Enter', false, ['/config/output/']],
  ['Enter that ends a word of an input method does not', 'output', 'Enter', true, []],
  ['another key does not', 'output', 'Tab', false, []],
  ['without a query it opens none', ' ', 'Enter', false, []],
  ['without a page it opens the search', 'nowhere', 'Enter', false, ['nowhere']],
])('%s', (_, query, key, isComposing, opened) => {
  expect(press(query, key, isComposing)).toEqual(opened);
});

test('the Markdown copy leads to the copies of the pages', () => {
  const context = { lang: 'en', routePath: '/config/', children: '' } as const;
  expect(markdownOf('PageIndex', { groups }, context).split('\n').filter(Boolean)).toEqual([
    '- [mode](/config/mode.md): For whom.',
    '## output',
    '- [output](/config/output/index.md): Where files go: to a folder.',
  ]);
});
