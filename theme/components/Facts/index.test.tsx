import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { FactListModel } from './models.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, { from = '' }: Record<string, string> = {}) =>
      `${key} ${from}`.trim(),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { FactList, FactTable } = await import('./index.tsx');

const of2 = '2.3 2.2 2.1 2.0';
const aliases = [
  { name: 'A', definition: 'string', minors: of2 },
  { name: 'B', definition: 'number', minors: '1.7' },
];
const facts = [
  { label: 'Type', code: 'A' },
  { label: 'Default', text: 'none' },
];
const marks = [{ label: 'Since', text: '1.0' }];
const parts = (html: string) =>
  [...html.matchAll(/<(details|span) [^>]*data-for="([^"]*)"/g)].map((found) => found.slice(1));

test.each<[where: string, model: FactListModel, expected: RegExp]>([
  ['behind the type', { facts, marks, aliases }, /Type<\/dt><dd><code>A<\/code><\/dd><dd><details/],
  [
    'at the end where there is no type',
    { marks, aliases },
    /<\/dl><\/div><details.*<\/details><\/div>$/s,
  ],
])(
  'what type names stand for is told once, %s, to readers of its versions',
  (_, model, expected) => {
    const html = renderToStaticMarkup(<FactList {...model} />);
    expect(html).toMatch(expected);
    expect(parts(html)).toEqual([
      ['details', `${of2} 1.7`],
      ['span', of2],
      ['span', '1.7'],
    ]);
  },
);

test('a table has it below, for all versions if one of the names is in all', () => {
  const [first] = aliases;
  const both = [{ name: 'C', definition: 'null' }, ...(first ? [first] : [])];
  const table = <FactTable head={['Name']} rows={[[{ code: 'a' }]]} aliases={both} />;
  const html = renderToStaticMarkup(table);
  expect(html).toMatch(/<\/table><\/div><details.*C = null\n/s);
  expect(html).toContain('<th scope="col" role="columnheader">Name</th>');
  expect(parts(html)).toEqual([['span', of2]]);
  expect(renderToStaticMarkup(<FactList marks={marks} />)).not.toContain('<details');
});

test.each([
  [{}, '–'],
  [{ text: 'Yes' }, 'Yes'],
  [{ code: 'true' }, '<code>true</code>'],
  [{ text: 'node', code: 'true' }, 'node <code>true</code>'],
  [
    {
      parts: [
        { text: 'a', minors: '1.7' },
        { text: 'b', minors: '1.6', namesVersion: true },
      ],
    },
    '<div data-for="1.7">1.7: a</div><div data-for="1.6">b</div>',
  ],
  [{ parts: [{ text: 'a', tone: 'warning' as const }] }, '<div data-tone="warning">a</div>'],
])('a value of %j', (cell, expected) => {
  const html = renderToStaticMarkup(<FactList marks={[{ label: 'Since', ...cell }]} />).replace(
    /<span[^>]*data-version-label[^>]*>\S+ (.*?)<\/span>/g,
    '$1',
  );
  expect(/<dd>(.*?)<\/dd>/.exec(html)?.[1]).toBe(expected);
});

test.each([
  ['a', /<dd><code>a<\/code><\/dd>/],
  [
    `{ a: '${'b'.repeat(80)}' }`,
    /<dd><pre[^>]*><code>\{\n {2}a: &#x27;b+&#x27;,\n\}<\/code><\/pre><\/dd>/,
  ],
  [
    `{ a: '${'b'.repeat(80)}', c: 1, d: 2, e: 3, f: 4 }`,
    /<dd><details[^>]*><summary><code>\{ a, c, d, e, f \}<\/code><\/summary><pre.*<\/pre><\/details><\/dd>/s,
  ],
])('%s takes a line, a block, or a block that is folded', (code, expected) => {
  const html = renderToStaticMarkup(<FactList marks={[{ label: 'Default', code }]} />);
  expect(html).toMatch(expected);
});

test.each<[what: string, count: number, before: string, after: string, isOpen: boolean]>([
  ['a few short changes are open', 4, 'a'.repeat(30), 'b'.repeat(42), true],
  ['many are folded', 5, 'a', 'b', false],
  ['long ones are folded', 1, 'a'.repeat(30), 'b'.repeat(43), false],
])('of the history, %s', (_, count, before, after, isOpen) => {
  const line = { version: '1.1', members: [], text: '', before, after };
  const history = Array.from({ length: count }, () => line);
  const html = renderToStaticMarkup(<FactList marks={marks} history={history} />);
  expect(/<details[^>]* open=""/.test(html)).toBe(isOpen);
  expect(html.match(/ → /g)).toHaveLength(count);
});
