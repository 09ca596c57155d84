import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IndexResult } from '../../../src/search/types.ts';
import type { SearchState } from './useSearch.ts';

const called: unknown[] = [];
vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, ...Object.values(params)].join(' '),
  useLang: () => 'en',
}));
vi.mock('../Link/useNavigateTo.ts', () => ({
  useNavigateTo: () => async (to: string, path: string) => called.push(['show', to, path]),
}));
vi.mock('./client.ts', () => ({}));
vi.mock('./ResultList.tsx', () => ({
  optionId: (list: string, index: number) => `${list}-${index}`,
  RecentPages: () => ' recent ',
  ResultList: () => ' list ',
}));
vi.mock('./recent.ts', () => ({
  addRecent: (_: unknown, page: { link: string }) => page.link,
  readRecent: () => [],
  writeRecent: (_: string, link: string) => called.push(['remember', link]),
}));
let search: SearchState;
vi.mock('./useSearch.ts', () => ({ useSearch: () => search }));
/** What runs once the last rendering is shown. */
const effects: (() => void)[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => effects.push(run),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { SearchResults } = await import('./SearchResults.tsx');

beforeEach(() => {
  called.length = 0;
  vi.stubGlobal('window', { open: (...how: unknown[]) => called.push(['open', ...how]) });
});
afterEach(() => vi.unstubAllGlobals());

const results = (...links: string[]): IndexResult[] => [
  {
    index: 'docs',
    pages: links.map((link) => ({ title: link, group: link, hits: [{ link }] })),
  } as unknown as IndexResult,
];

/** The dialog with a query: first as it is asked, then with what there is to say of it. */
function ask(
  query: string,
  answer: Partial<SearchState>,
  { isCut = false, isEntered = false } = {},
) {
  const asked: SearchState = {
    status: 'ready',
    isPending: false,
    answered: '',
    results: [],
    retry: () => {},
  };
  const submitted = isEntered ? { query } : undefined;
  const onListChange = vi.fn();
  const Page = () => {
    const [isAnswered, setAnswered] = useState(false);
    search = isAnswered ? { ...asked, ...answer } : asked;
    if (!isAnswered) setAnswered(true);
    effects.length = 0;
    return SearchResults({
      keys: { current: null },
      listId: 'list',
      query,
      isCut,
      submitted,
      onListChange,
      focusBox: () => {},
      onClose: () => called.push(['close']),
    });
  };
  const html = renderToStaticMarkup(<Page />);
  for (const run of effects) run();
  return { html, list: onListChange.mock.lastCall?.[0] };
}

test.each<[said: string, query: string, answer: Partial<SearchState>]>([
  ['', '', {}],
  ['', '', { status: 'loading' }],
  ['search.loading', 'minify', { status: 'loading' }],
  ['search.count 2', 'minify', { answered: 'minify', results: results('/a', '/b') }],
  // What was found before stays, and is said, while the next answer is on its way.
  ['search.count 1', 'minify', { isPending: true, answered: 'mini', results: results('/a') }],
  ['searchNoResultsText minify', 'minify', { answered: 'minify', results: results() }],
  // Not yet answered, so it cannot be said that there is nothing.
  ['', 'minify', { isPending: true }],
  // An alert says it.
  ['', 'minify', { status: 'failed' }],
  ['', 'minify', { status: 'failed', answered: 'minify', results: results() }],
])('screen readers are told %j of %j', (said, query, answer) => {
  const { html } = ask(query, answer);
  expect(/role="status">([^<]*)</.exec(html)?.[1]?.trim()).toBe(said);
  expect(html.includes('role="alert"')).toBe(answer.status === 'failed');
  expect(html.includes('searchSuggestedQueryText')).toBe(said.startsWith('searchNo'));
});

test('a query that is too long is said to be cut', () => {
  const { html } = ask('minify', { answered: 'minify', results: results('/a') }, { isCut: true });
  expect(html).toMatch(/role="status">search\.cut [\d,]+ search\.count 1</);
});

test.each<[answer: Partial<SearchState>, list: object]>([
  [
    { answered: 'minify', results: results('/a') },
    { isExpanded: true, activeId: 'list-0', wait: undefined },
  ],
  [{ isPending: true }, { isExpanded: false, activeId: undefined, wait: 'answer' }],
  [
    { status: 'loading', isPending: true },
    { isExpanded: false, wait: 'loading' },
  ],
])('of %j the box is told %j', (answer, list) => {
  expect(ask('minify', answer).list).toMatchObject(list);
});

test.each<[what: string, link: string, opened: unknown[]]>([
  [
    'a page is shown, and the search closes',
    '/config/mode#values',
    [['close'], ['show', '/config/mode#values', '/config/mode']],
  ],
  [
    'a page of another site opens beside the search',
    'https://a.example/b',
    [['open', 'https://a.example/b', '_blank', 'noopener']],
  ],
])('after Enter %s', (_, link, opened) => {
  ask('minify', { answered: 'minify', results: results(link) }, { isEntered: true });
  expect(called).toEqual([['remember', link], ...opened]);
});

test('an answer to something else is not opened', () => {
  ask('minify', { answered: 'mini', results: results('/a') }, { isEntered: true });
  expect(called).toEqual([]);
});
