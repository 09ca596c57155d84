import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Life } from '../../src/facts/shown.ts';
import { headingIndex, headingsOf, pageIndex } from './pageIndex.ts';

const docs = mkdtempSync(path.join(tmpdir(), 'page-index-'));
afterAll(() => rmSync(docs, { recursive: true }));
const folder = path.join(docs, 'zh/config');

const files: Record<string, string> = {
  '_meta.json': '["index", "mode", { "type": "dir", "name": "output", "label": "Output" }]',
  'index.mdx': '---\ntitle: Overview\n---\n',
  'mode.mdx': '---\ntitle: mode\ndescription: What a build is for.\n---\n\n## Members {#members}\n',
  'output/_meta.json': '["copy", "old", "post"]',
  'output/copy.mdx':
    '---\ntitle: output.copy\n---\n\n<OptionFacts option="output.copy" />\n\n## Patterns {#patterns}\n\n## Shared {#shared}\n',
  'output/old.mdx':
    '---\ntitle: output.old\n---\n\n<OptionFacts option="output.old" />\n\n## Shared {#shared}\n',
  'output/post.mdx':
    '---\ntitle: A post\npublished_at: 2024-05-28\n---\n\n## Shared {#shared}\n\n## In 2.x {#in-2x}\n',
};
mkdirSync(path.join(folder, 'output'), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

const old: Life = {
  since: '1.2',
  notIn: '1.1 1.0',
  deprecated: { version: '1.7', replacement: null, minors: '1.7' },
  removed: { version: '2.0', replacement: null, minors: '2.3 2.2 2.1 2.0' },
};

test('lists pages as the sidebar does, with what marks them and headings that only they have', () => {
  const { groups, files: read } = pageIndex({
    docs,
    lang: 'zh',
    folder: 'config',
    lifeOf: (option) => (option === 'output.old' ? old : { since: '1.0' }),
  });
  const none = { description: '', headings: [] };
  expect(groups).toEqual([
    {
      name: '',
      pages: [
        {
          ...none,
          title: 'mode',
          link: '/zh/config/mode',
          description: 'What a build is for.',
          marks: {},
        },
      ],
    },
    {
      name: 'Output',
      pages: [
        {
          ...none,
          title: 'output.copy',
          link: '/zh/config/output/copy',
          marks: {},
          // 'Shared' is on three pages.
          headings: [{ id: 'patterns', text: 'Patterns' }],
        },
        {
          ...none,
          title: 'output.old',
          link: '/zh/config/output/old',
          marks: { since: '1.2', minors: '1.7 1.6 1.5 1.4 1.3 1.2', deprecated: old.deprecated },
        },
        { ...none, title: 'A post', link: '/zh/config/output/post', marks: { date: '2024-05-28' } },
      ],
    },
  ]);
  // The sidebar of each folder, and all pages except the overview itself.
  expect(read.map((file) => path.relative(folder, file)).sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'index.mdx')
      .sort(),
  );
});

test('a folder without further pages is an error', () => {
  const options = { docs, lang: 'zh', lifeOf: () => old } as const;
  expect(() => pageIndex({ ...options, folder: 'plugins/list' })).toThrow(
    "The folder 'plugins/list' has no pages to list",
  );
});

test('lists what pages of the API describe', () => {
  const page = [
    '---\ntitle: Core\n---',
    "import GetConfig from './getConfig.mdx';",
    '## loadConfig {#loadconfig}',
    '<ApiSignature name="loadConfig" />',
    'Reads the [file](/a) of `x`: all of it. And more.',
    '## In 2.x {#in-2x}',
    '### getConfig {#getconfig}',
    '<GetConfig />',
    'It is slow.',
    '### `RsbuildConfig` {#rsbuildconfig}\n',
  ];
  writeFileSync(path.join(docs, 'zh/core.mdx'), page.join('\n\n'));
  writeFileSync(path.join(docs, 'zh/getConfig.mdx'), 'Returns the configuration.\n');
  const { groups, files: read } = headingIndex({
    docs,
    lang: 'zh',
    pages: ['core'],
    lifeOf: (name) => (name === 'loadConfig' ? { since: '1.3', notIn: '1.2 1.1 1.0' } : undefined),
  });
  expect(groups).toEqual([
    {
      name: 'Core',
      pages: [
        {
          title: 'loadConfig',
          link: '/zh/core#loadconfig',
          description: 'Reads the file of x',
          marks: { since: '1.3', minors: '2.3 2.2 2.1 2.0 1.7 1.6 1.5 1.4 1.3' },
          headings: [],
        },
        {
          title: 'getConfig',
          link: '/zh/core#getconfig',
          // Its text comes from a snippet.
          description: 'Returns the configuration',
          marks: {},
          headings: [],
        },
        {
          title: 'RsbuildConfig',
          link: '/zh/core#rsbuildconfig',
          description: '',
          marks: {},
          headings: [],
        },
      ],
    },
  ]);
  expect(read).toEqual([path.join(docs, 'zh/core.mdx'), path.join(docs, 'zh/getConfig.mdx')]);
});

test('headings in code are none', () => {
  const markdown =
    '```md\n## Not this {#no}\n```\n\n## This {#this}\n\n- a list\n\n第一句。第二句。\n';
  expect(headingsOf(markdown)).toEqual([{ id: 'this', text: 'This', level: 2, lead: '第一句' }]);
});
