import { expect, test } from 'vitest';
import type { Advice } from '../src/advice.ts';
import type { Benchmark } from '../src/benchmark.ts';
import { markdownOf } from './markdown.ts';

const page = { lang: 'en', routePath: '/a', children: 'Text.' } as const;
const ofZh = { lang: 'zh', routePath: '/zh/a', children: 'Text.' } as const;
const lines = (name: string, props: object, context: typeof page | typeof ofZh = page) =>
  markdownOf(name, props as Record<string, unknown>, context)
    .split('\n')
    .filter(Boolean);

const conditions = {
  generator: '',
  date: '2026-01-31',
  machine: { cpu: 'Quick One', cores: 4, memoryGb: 16, os: 'Linux', node: '22.1.0' },
  application: { components: 1000 },
  runs: 5,
};

test.each<[what: string, name: string, props: object, markdown: string[]]>([
  ['a step', 'Step', { number: 2 }, ['2. ']],
  ['a live preview, by its code', 'Preview', {}, ['Text.']],
  [
    'what needs scripts',
    'ConfigCheck',
    {},
    ['The check runs in the browser and needs JavaScript.'],
  ],
  [
    'a section of the landing page',
    'LandingSection',
    { name: 'toolStackTitle' },
    [
      '## One family of tools',
      'Tools for sites, libraries and build analysis are based on the same bundler.',
      'Text.',
    ],
  ],
  [
    'a page of some versions',
    'PageVersions',
    { minors: '2.3 2.2 2.1 2.0' },
    ['> Available in: 2.x.'],
  ],
  [
    'what takes its place in others, and its page',
    'PageVersions',
    { minors: '1.7 1.6', instead: 'b', link: '/b/#c' },
    ['> Available in: 1.6 to 1.7. In other versions: [b](/b/index.md#c)'],
  ],
  [
    'what takes its place, without a page',
    'PageVersions',
    { minors: '1.7 1.6', instead: 'b' },
    ['> Available in: 1.6 to 1.7. In other versions: b'],
  ],
  [
    'a command for each package manager, by name',
    'PackageManagerTabs',
    { command: 'install' },
    ['npm', 'yarn', 'pnpm', 'bun'].flatMap((manager) => [
      `\`\`\`bash [${manager}]`,
      `${manager} install`,
      '```',
    ]),
  ],
])('%s', (_, name, props, markdown) => {
  expect(lines(name, props)).toEqual(markdown);
});

test.each([
  [page, ''],
  [ofZh, '/zh'],
])('ways into the guide lead to copies in the language: %j', (context, prefix) => {
  const links = (name: string) =>
    lines(name, {}, context).map((line) => /^- \[.+\]\((.+)\)$/.exec(line)?.[1]);
  expect(links('LandingLinks')).toEqual(
    [
      'start/index',
      'start/quick-start',
      'migration/webpack',
      'migration/vite',
      'migration/cra',
    ].map((copy) => `${prefix}/guide/${copy}.md`),
  );
  expect(links('FrameworkMarks')).toEqual(
    ['react', 'vue', 'preact', 'svelte', 'solid'].map(
      (name) => `${prefix}/guide/framework/${name}.md`,
    ),
  );
});

test('the tools are described in the language of the page', () => {
  expect(lines('ToolsGrid', {})[0]).toBe('- [Rspack](https://rspack.rs/): Bundler');
  expect(lines('ToolsGrid', {}, ofZh)[0]).toBe('- [Rspack](https://rspack.rs/zh/): 打包工具');
});

test('the landing page says what it is of, for whom, and how fast it is', () => {
  const hero = lines('Hero', { links: '- [a](/a.md)' });
  expect(hero[0]).toBe('# Rsbuild');
  // Claim, text and audience; links; what is next to them.
  expect(hero).toHaveLength(6);
  expect(hero.slice(-2)).toEqual(['- [a](/a.md)', 'Text.']);
  const data: Benchmark = {
    ...conditions,
    groups: {
      start: { label: 'benchmark.devStart', metrics: [{ desc: 'Rsbuild 2.3.2', time: 9 }] },
      build: {
        label: 'benchmark.build',
        metrics: [
          { desc: 'Rsbuild 2.3.2', time: 0.5 },
          { desc: 'webpack 5.1.0', time: 4 },
        ],
      },
    },
    raw: {},
  };
  const [text, figures] = lines('FirstLook', { data });
  expect(text).toBe('Text.');
  expect(figures).toMatch(/1000.*: Rsbuild 2\.3\.2 500ms, webpack 5\.1\.0 4\.00s$/);
});

test('figures of an advice stand under their version, with the conditions', () => {
  const times = (rsbuild: string, build: number, babel: number) => ({
    versions: { rsbuild, rspack: '1.0' },
    medians: { build, babel },
    raw: { build: [build], babel: [babel] },
  });
  const data: Advice = {
    ...conditions,
    advice: { babel: ['build', 'babel'] },
    majors: { 2: times('2.3.2', 1, 2), 1: times('1.7.6', 2, 1) },
  };
  expect(lines('AdviceFigures', { data, advice: 'babel' })).toEqual([
    '**2.x:**',
    '| What runs | CPU time | All runs | Compared |',
    '| --- | --- | --- | --- |',
    '| Production build | 1.00 s | 1.00–1.00 s | – |',
    '| With Babel, no cache | 2.00 s | 2.00–2.00 s | +100 % |',
    '**1.x:**',
    '| What runs | CPU time | All runs | Compared |',
    '| --- | --- | --- | --- |',
    '| Production build | 2.00 s | 2.00–2.00 s | – |',
    '| With Babel, no cache | 1.00 s | 1.00–1.00 s | −50 % |',
  ]);
  const [first, second] = lines('AdviceConditions', { data });
  expect(first).toMatch(/2026-01-31.*@rsbuild\/core 2\.3\.2.*\]\(https:.*\/scripts\/benchmark\)$/);
  expect(second).toContain('@rsbuild/core 1.7.6');
});

test('a component without Markdown is an error', () => {
  expect(() => markdownOf('Unknown', {}, page)).toThrow('<Unknown> has no Markdown');
  expect(() => markdownOf('toString', {}, page)).toThrow('<toString> has no Markdown');
});
