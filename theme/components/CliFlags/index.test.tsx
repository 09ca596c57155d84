import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { CliFlagsData } from '../../../src/facts/shown.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { CliFlags } = await import('./index.tsx');

const of2 = '2.3 2.2 2.1 2.0';
const of1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';
const data: CliFlagsData = {
  flags: [
    {
      flag: [{ value: '-c, --config <config>' }],
      default: [{ value: null }],
      life: { since: '1.0' },
    },
    {
      flag: [
        { value: '--open [url]', minors: of2 },
        { value: '-o, --open', minors: of1 },
      ],
      default: [{ value: 'false' }],
      life: { since: '1.0', removed: { version: '2.3', replacement: null, minors: '2.3' } },
    },
  ],
};

test('a row a flag: what it does, its default, and what became of it', () => {
  const [head = '', body = ''] = renderToStaticMarkup(<CliFlags data={data} />).split('<tbody');
  expect([...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].map(([, title]) => title)).toEqual([
    'facts.flag',
    'facts.description',
    'facts.default',
    'facts.since',
  ]);
  const rows = [...body.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        // Inside a line of code, elements stand between no words.
        .replace(/<wbr\/>|<\/?span>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
  expect(rows).toEqual([
    ['-c, --config &lt;config&gt;', 'cliFlag.config', '–', '1.0'],
    [
      'versions.one: --open [url] versions.one: -o, --open',
      'cliFlag.open',
      'false',
      '1.0 facts.removedIn',
    ],
  ]);
});

test('the Markdown copy has the same table', () => {
  const context = { lang: 'en', routePath: '/guide/basic/cli', children: '' } as const;
  const [, , ...rows] = markdownOf('CliFlags', { data }, context).split('\n');
  expect(rows.map((row) => row.split(' | ')).map(([flag, , ...rest]) => [flag, ...rest])).toEqual([
    ['| `-c, --config <config>`', '–', '1.0 |'],
    ['| 2.x: `--open [url]`; 1.x: `-o, --open`', '`false`', '1.0; Removed in 2.3 |'],
  ]);
});
