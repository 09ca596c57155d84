import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `${key} ${Object.values(params).join()}` : key,
}));
vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
vi.resetModules();
const { PageIndex } = await import('./index.tsx');

const groups = [
  {
    name: '',
    pages: [
      { title: 'mode', link: '/config/mode', description: 'For whom.', since: '1.0', headings: [] },
    ],
  },
  {
    name: 'output',
    pages: [
      {
        title: 'output',
        link: '/config/output/',
        description: 'Where files go.',
        since: null,
        headings: [{ id: 'values', text: 'Values' }],
      },
    ],
  },
];
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((found) => found.slice(1));

test('every page with its description and first version, its headings below it', () => {
  const html = renderToStaticMarkup(<PageIndex groups={groups} />);
  expect(all(html, /<a href="([^"]*)">([^<]*)/g)).toEqual([
    ['/config/mode', 'mode'],
    ['/config/output/', 'output'],
    ['/config/output/#values', 'Values'],
  ]);
  expect(all(html, /<p>([^<]*)<\/p>/g).flat()).toEqual(['For whom.', 'Where files go.']);
  expect(html.match(/overview\.since [^<]*/g)).toEqual(['overview.since 1.0']);
  expect(html).toContain('overview.count 2');
  expect(all(html, /<h2[^>]*>([^<]*)/g).flat()).toEqual(['output']);
});

test('the Markdown copy leads to the copies of the pages', () => {
  const context = { lang: 'en', routePath: '/config/', children: '' } as const;
  expect(markdownOf('PageIndex', { groups }, context).split('\n').filter(Boolean)).toEqual([
    '- [mode](/config/mode.md): For whom.',
    '## output',
    '- [output](/config/output/index.md): Where files go.',
  ]);
});
