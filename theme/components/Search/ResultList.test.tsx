import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { PageResult, SearchHit } from '../../../src/search/types.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, ...Object.values(params)].join(' '),
}));
vi.mock('@rspress/core/theme', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
vi.mock('../VersionMark/index.tsx', () => ({
  VersionMark: ({ minors }: { minors?: string }) => minors && <sup>{minors}</sup>,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { RecentPages, ResultList } = await import('./ResultList.tsx');

const handlers = { onSelect: () => {}, onFollow: () => {} };
const html = (node: ReactNode) =>
  renderToStaticMarkup(node).replace(/ class="[^"]*"| tabindex="-1"/gi, '');
const hit = (more: Partial<SearchHit>): SearchHit =>
  ({
    type: 'title',
    title: 'output.minify',
    header: 'Values',
    link: '/a',
    isExact: false,
    highlights: [],
    statement: '',
    statementHighlights: [],
    ...more,
  }) as SearchHit;
const page = (hits: SearchHit[], more: Partial<PageResult> = {}): PageResult =>
  ({ title: 'output.minify', group: hits[0]?.link, section: [], hits, ...more }) as PageResult;
const list = (pages: PageResult[], selected = -1) =>
  html(<ResultList id="list" pages={pages} selected={selected} {...handlers} />);

test.each<[why: string, hit: Partial<SearchHit>, shown: string]>([
  [
    'a page says where it stands',
    { highlights: [{ start: 0, length: 6 }], minors: '1.7' },
    '<span>Config › output</span><span><mark>output</mark>.minify <sup>1.7</sup></span>',
  ],
  [
    'a heading does not, as its page is above it',
    { type: 'header', highlights: [{ start: 0, length: 3 }] },
    '<span><mark>Val</mark>ues </span>',
  ],
  [
    'a passage has its marks in the text, not in the heading',
    {
      type: 'content',
      statement: 'is minified',
      highlights: [{ start: 0, length: 3 }],
      statementHighlights: [{ start: 3, length: 4 }],
    },
    '<span>Values </span><span>is <mark>mini</mark>fied</span>',
  ],
  ['what a version has instead', { type: 'instead' }, '<span>search.instead Values</span>'],
  [
    'a message of a tool',
    { type: 'message', statement: '@rspack/core', minors: '2.0' },
    '<span>search.message @rspack/core</span><span>Values <sup>2.0</sup></span><span>output.minify</span>',
  ],
  [
    'a message of nobody knows whom',
    { type: 'message' },
    '<span>search.knownMessage</span><span>Values </span><span>output.minify</span>',
  ],
])('%s', (_, more, shown) => {
  const markup = list([page([hit(more)], { section: ['Config', 'output'] })]);
  expect(/<a [^>]*data-type="([^"]*)"[^>]*>(.*?)<\/a>/.exec(markup)?.slice(1)).toEqual([
    more.type ?? 'title',
    shown,
  ]);
});

test('options are counted over all pages, which have a name each, and one is selected', () => {
  const markup = list(
    [
      page([hit({ link: '/a' }), hit({ link: '/a#b' })]),
      page([hit({ link: '/c' })], { title: 'C' }),
    ],
    2,
  );
  expect(markup).toMatch(/^<div id="list" role="listbox" aria-label="search.results">/);
  const groups = [...markup.matchAll(/role="group" aria-label="([^"]*)"/g)];
  expect(groups.map(([, name]) => name)).toEqual(['output.minify', 'C']);
  const options = [
    ...markup.matchAll(/href="([^"]*)" id="([^"]*)" role="option" aria-selected="(\w+)"/g),
  ];
  expect(options.map((found) => found.slice(1))).toEqual([
    ['/a', 'list-0', 'false'],
    ['/a#b', 'list-1', 'false'],
    ['/c', 'list-2', 'true'],
  ]);
});

test('pages that were opened before are offered, and nothing is forgotten where nothing is known', () => {
  const recent = (...names: string[]) =>
    html(
      <RecentPages
        id="list"
        pages={names.map((title) => ({ title, link: `/${title}` }))}
        selected={0}
        onClear={() => {}}
        {...handlers}
      />,
    );
  expect(recent('a', 'b')).toMatch(/search.clearRecent.*href="\/a" id="list-0".*>a<.*>b</);
  expect(recent()).toBe('<div id="list" role="listbox" aria-label="search.recent"></div>');
});
