import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { OptionMembersData } from '../../../src/facts/shown.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { OptionMembers } = await import('./index.tsx');

const of2 = '2.3 2.2 2.1 2.0';
const of1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';
const member = {
  type: [{ value: 'string' }],
  required: [{ value: false }],
  default: [{ value: null }],
  life: { since: '1.0' },
};
const code = (development: string, production = development) => ({ development, production });
const data: OptionMembersData = {
  aliases: [],
  members: [
    { ...member, name: 'same', default: [{ value: code('1') }] },
    { ...member, name: 'differs', default: [{ value: code('dev', 'prod') }] },
    { ...member, name: 'must', required: [{ value: true }] },
    { ...member, name: 'later', life: { since: '2.0', notIn: of1 } },
    {
      ...member,
      name: 'gone',
      type: [
        { value: 'string', minors: of2 },
        { value: 'number', minors: of1 },
      ],
      life: { since: '1.0', removed: { version: '2.3', replacement: 'b', minors: '2.3' } },
    },
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

test('a row a member, each default under its own mode, and what became of it', () => {
  expect(rows(data)).toEqual([
    ['same', 'string', '1', '1.0'],
    ['differs', 'string', 'facts.inDevelopment dev facts.inProduction prod', '1.0'],
    ['must', 'string', 'facts.required', '1.0'],
    ['later', 'string', '–', '2.0 facts.notBefore'],
    ['gone', 'versions.one: string versions.one: number', '–', '1.0 facts.removedInUse b'],
  ]);
});

test('what type names stand for follows the table', () => {
  const aliases = [{ name: 'Mode', definition: "'a' | 'b'" }];
  const html = renderToStaticMarkup(<OptionMembers data={{ ...data, aliases }} />);
  expect(html.split('</table>')[1]).toContain('Mode = &#x27;a&#x27; | &#x27;b&#x27;');
});

test('the Markdown copy has the same table', () => {
  const context = { lang: 'en', routePath: '/config/a', children: '' } as const;
  const [, , ...lines] = markdownOf('OptionMembers', { data }, context).split('\n');
  expect(lines).toEqual([
    '| `same` | `string` | `1` | 1.0 |',
    '| `differs` | `string` | Development: `dev`, Production: `prod` | 1.0 |',
    '| `must` | `string` | Required | 1.0 |',
    '| `later` | `string` | – | 2.0; Not available before 2.0 |',
    '| `gone` | 2.x: `string`; 1.x: `number` | – | 1.0; Removed in 2.3. Use `b` |',
  ]);
});
