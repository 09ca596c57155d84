import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import strings from '../../../i18n.json';
import type { Benchmark as Data } from '../../../src/benchmark.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string, params?: Record<string, string>) =>
    params ? `${key} ${Object.values(params).join(', ')}` : key,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Benchmark } = await import('./index.tsx');

const data: Data = {
  generator: 'test',
  date: '2026-01-31',
  machine: { cpu: 'Quick One', cores: 4, memoryGb: 16, os: 'Linux', node: '22.1.0' },
  application: { components: 1000 },
  runs: 5,
  groups: {
    start: {
      label: 'benchmark.devStart',
      metrics: [
        { desc: 'Rsbuild 1.7.6', time: 0.5 },
        { desc: 'webpack 5.1.0', time: 4 },
      ],
    },
    build: { label: 'benchmark.build', metrics: [{ desc: 'Rsbuild 1.7.6', time: 1 }] },
  },
  raw: {},
};
const wanted = [
  ['benchmark.devStart', 'Rsbuild 1.7.6', '500ms'],
  ['benchmark.devStart', 'webpack 5.1.0', '4.00s'],
  ['benchmark.build', 'Rsbuild 1.7.6', '1.00s'],
];
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

test('each tool has a bar by its time, and the time beside it', () => {
  const html = renderToStaticMarkup(<Benchmark data={data} />);
  expect(all(html, /<rect [^>]*width="([^"]*)"/g)).toEqual(['12.5%', '100%', '25%']);
  // Of each group, the first stands out.
  expect(all(html, /<rect [^>]*data-first="([^"]*)"/g)).toEqual(['true', 'false', 'true']);
  const tables = html.split('<caption>').slice(1);
  const rows = tables.flatMap((table) =>
    all(table, /<tr>(<th scope="row">.*?)<\/tr>/g).map((row = '') => [
      /^[^<]*/.exec(table)?.[0],
      ...row
        .split(/<[^>]+>/)
        .map((text) => text.trim())
        .filter(Boolean),
    ]),
  );
  expect(rows).toEqual(wanted);
  for (const table of tables) {
    expect(all(table, /<th scope="col">([^<]*)/g)).toEqual(['benchmark.tool', 'benchmark.time']);
  }
  const caption = /<figcaption>(.*?)<\/figcaption>/.exec(html)?.[1] ?? '';
  for (const condition of ['2026-01-31', 'Quick One', '1000', '16', '22.1.0']) {
    expect(caption).toContain(condition);
  }
});

test('the Markdown copy has the same table', () => {
  const context = { lang: 'en', routePath: '/', children: '' } as const;
  const markdown = markdownOf('Benchmark', { data }, context);
  const named = (key = '') => strings[key as keyof typeof strings].en;
  for (const [label, ...cells] of wanted) {
    expect(markdown).toContain(`| ${[named(label), ...cells].join(' | ')} |`);
  }
  expect(markdown).toContain('2026-01-31');
});
