import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { markdownOf } from '../../markdown.ts';
import type { IndexedGroup } from './filterPages.ts';

vi.mock('@rspress/core/runtime', () => ({
  useNavigate: () => () => {},
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `${key} ${Object.values(params).join()}` : key,
}));
vi.mock('../Search/openSearch.ts', () => ({ openSearch: () => {} }));
vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { PageIndex } = await import('./index.tsx');

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
  expect(all(html, /<p>([^<]*)<\/p>/g).flat()).toEqual(['For whom.', 'Where files go']);
  expect(all(html, /data-for="([^"]*)">([^<]*)/g)).toEqual([
    ['1.7 1.6 1.5 1.4 1.3 1.2', 'overview.since 1.2'],
    ['2.3 2.2 2.1 2.0 1.1 1.0', 'versions.mark.between 1.2,1.7'],
    ['1.7', 'overview.deprecated 1.7'],
  ]);
  expect(html).toContain('overview.pages.many 2');
  expect(all(html, /<h2[^>]*>([^<]*)/g).flat()).toEqual(['output']);
});

test('the Markdown copy leads to the copies of the pages', () => {
  const context = { lang: 'en', routePath: '/config/', children: '' } as const;
  expect(markdownOf('PageIndex', { groups }, context).split('\n').filter(Boolean)).toEqual([
    '- [mode](/config/mode.md): For whom.',
    '## output',
    '- [output](/config/output/index.md): Where files go: to a folder.',
  ]);
});
