import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { ModeCode } from '../../../src/facts/index.ts';
import type { OptionFactsData } from '../../../src/facts/shown.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', async () => {
  const { translate } = await import('../../translate.ts');
  return { useI18n: () => translate('en') };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { OptionFacts } = await import('./index.tsx');

const of2 = '2.3 2.2 2.1 2.0';
const of1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';
const modes = (development: string, production: string): ModeCode => ({ development, production });
const both = (code: string) => modes(code, code);

const data: OptionFactsData = {
  option: 'a.b',
  isMember: true,
  life: {
    since: '1.2',
    notIn: '1.1 1.0',
    deprecated: { version: '1.6', replacement: 'c.d', minors: '1.7 1.6' },
    removed: { version: '2.0', replacement: null, minors: of2 },
  },
  type: [{ value: 'boolean' }],
  aliases: [],
  required: [{ value: false }],
  default: [
    { value: modes('true', 'false'), minors: of2 },
    { value: both('1'), minors: of1 },
  ],
  defaultIn: [{ name: 'node', values: [{ value: both('2') }] }],
  effects: [
    {
      name: 'devtool',
      values: [
        { value: modes("'eval'", 'none'), minors: of2 },
        { value: null, minors: of1 },
      ],
    },
  ],
  perEnvironment: [{ value: true }],
  history: [
    {
      version: '2.0',
      what: 'default',
      members: [],
      before: both('1'),
      after: modes('true', 'false'),
    },
    { version: '1.4', what: 'type', members: ['c'], before: 'string', after: 'boolean | string' },
    { version: '1.3', what: 'added', members: ['c', 'd'], before: null, after: null },
  ],
  read: ['1.0.1', '2.3.2'],
};

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
const render = (facts: OptionFactsData) =>
  renderToStaticMarkup(<OptionFacts data={facts} />).replaceAll('<wbr/>', '');

/** Labels and values, as a reader sees them who has no scripts. */
const shown = (facts: OptionFactsData) =>
  [...render(facts).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map((found) =>
    found.slice(1).map(plain),
  );

test('every fact with its versions, each default under its own mode', () => {
  expect(render(data)).toContain('Read from @rsbuild/core 1.0.1 to 2.3.2');
  expect(shown(data)).toEqual([
    ['Type', 'boolean'],
    ['Default', '2.x: Development: trueProduction: false1.x: 1'],
    ['Other defaults', 'node 2'],
    ['When left unset', "2.x: devtool 'eval' / none"],
    ['Since', '1.2'],
    ['Per environment', 'Yes'],
  ]);
});

test('parts are for the readers of their versions', () => {
  const parts = [
    ...render(data).matchAll(/<(?:div|p)[^>]* data-for="([^"]*)"[^>]*>(.*?)<\/(?:p|div)>/g),
  ];
  expect(parts.map(([, minors, html]) => [minors, plain(html ?? '')])).toEqual([
    ['1.1 1.0', 'Not available before 1.2'],
    ['1.7 1.6', 'Deprecated since 1.6. Use c.d'],
    [of2, 'Removed in 2.0'],
    [of2, '2.x: Development: true'],
    [of1, '1.x: 1'],
    [of2, "When left unset2.x: devtool 'eval' / none"],
  ]);
});

test('an option with a page of its own leaves it to the page to say which versions lack it', () => {
  const html = render({ ...data, isMember: false });
  expect(
    [...html.matchAll(/<p[^>]* data-tone[^>]*>(.*?)<\/p>/g)].map(([, text]) => plain(text ?? '')),
  ).toEqual(['Deprecated since 1.6. Use c.d']);
});

test.each<[why: string, change: Partial<OptionFactsData>, row: string[]]>([
  ['one default for both modes', { default: [{ value: both('3') }] }, ['Default', '3']],
  ['a required option', { required: [{ value: true }] }, ['Required', 'Yes']],
  [
    'an option of the whole build',
    { perEnvironment: [{ value: false }] },
    ['Per environment', 'No, only at the top level'],
  ],
  [
    'a default that the modes share in part',
    { default: [{ value: modes('{ a: 1, b: 2 }', '{ a: 1, b: 3, c: 4 }') }] },
    ['Default', '{ a: 1 }And in development: { b: 2 }And in production: { b: 3, c: 4 }'],
  ],
])('%s', (_, change, row) => {
  expect(shown({ ...data, ...change })).toContainEqual(row);
  expect(shown(data)).not.toContainEqual(row);
});

test('the history, newest first, folded when it is long', () => {
  const lines = [...render(data).matchAll(/<li><span>(.*?)<\/span><div>(.*?)<\/div>/g)];
  expect(lines.map((found) => found.slice(1).map(plain))).toEqual([
    ['2.0', 'default Development: 1 → true'],
    ['2.0', 'default Production: 1 → false'],
    ['1.4', 'c also accepts boolean'],
    ['1.3', 'c d added '],
  ]);
  expect(render(data)).toContain(' open=""');
  const code = 'x'.repeat(80);
  const wide = data.history.map((change) => ({ ...change, before: both(code) }));
  expect(render({ ...data, history: wide })).not.toContain(' open=""');
  const long = { ...data, history: [...data.history, ...data.history] };
  expect(render(long)).not.toContain(' open=""');
});

test('the Markdown copy has the same facts', () => {
  const context = { lang: 'en', routePath: '/config/a/b', children: '' } as const;
  expect(markdownOf('OptionFacts', { data }, context).split('\n')).toEqual([
    '- Not available before 1.2',
    '- Deprecated since 1.6. Use `c.d`',
    '- Removed in 2.0',
    '- **Type:** `boolean`',
    '- **Default:** 2.x: Development: `true`, Production: `false`; 1.x: `1`',
    '- **Other defaults:** node `2`',
    "- **When left unset:** 2.x: devtool `'eval' / none`",
    '- **Since:** 1.2',
    '- **Per environment:** Yes',
    '- **History:** 2.0 default Development: `1` → `true`; 2.0 default Production: `1` → `false`; 1.4 `c` also accepts `boolean`; 1.3 `c`, `d` added',
  ]);
});
