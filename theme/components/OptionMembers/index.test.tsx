import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { OptionMembersData } from '../../../src/facts/index.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { OptionMembers } = await import('./index.tsx');

const available = { state: 'available', replacement: null } as const;
const member = { type: 'string', required: false, since: '1.0', deprecated: null, in2x: available };
const data: OptionMembersData = {
  source: { package: 'tool', version: '1.7.6' },
  option: 'a',
  aliases: [],
  members: [
    { ...member, name: 'same', default: { development: '1', production: '1' } },
    { ...member, name: 'differs', default: { development: 'dev', production: 'prod' } },
    { ...member, name: 'none', default: null, since: '1.4' },
    { ...member, name: 'must', default: null, required: true },
  ],
};
const gone: OptionMembersData = {
  ...data,
  members: [
    { ...member, name: 'gone', default: null, in2x: { state: 'removed', replacement: 'b' } },
    { ...member, name: 'kept', default: null },
  ],
};

/** Texts of the cells, row by row. */
function rows(shown: OptionMembersData): string[][] {
  const [, body = ''] = renderToStaticMarkup(<OptionMembers data={shown} />).split('<tbody');
  return [...body.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
}

test('a row a member, each default under its own mode', () => {
  expect(rows(data)).toEqual([
    ['same', 'string', '1', '1.0'],
    ['differs', 'string', 'facts.inDevelopment dev facts.inProduction prod', '1.0'],
    ['none', 'string', '–', '1.4'],
    ['must', 'string', 'facts.required', '1.0'],
  ]);
});

test('a column for 2.x where a member changes', () => {
  expect(rows(gone).map((row) => row.at(-1))).toEqual([
    'facts.in2x.removed facts.use b',
    'facts.in2x.available',
  ]);
});

test('the Markdown copy has the same table', () => {
  const context = { lang: 'en', routePath: '/config/a', children: '' } as const;
  const [, , ...lines] = markdownOf('OptionMembers', { data }, context).split('\n');
  expect(lines).toEqual([
    '| `same` | `string` | `1` | 1.0 |',
    '| `differs` | `string` | Development: `dev`, Production: `prod` | 1.0 |',
    '| `none` | `string` | – | 1.4 |',
    '| `must` | `string` | Required | 1.0 |',
  ]);
});
