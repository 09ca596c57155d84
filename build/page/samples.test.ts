import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillSampleTables, offerSamples, sampleNames, withSamples } from './samples.ts';

const fence = (name: string, indent = '') =>
  `${indent}\`\`\`ts title="a.ts" file="<root>/samples/${name}/src/a.ts"\n${indent}\`\`\``;
const link = (name: string) => `[Download this sample for 2.x: ${name}.zip](/samples/${name}.zip)`;

describe('offerSamples', () => {
  test.each([
    ['below the fence', fence('one'), `${fence('one')}\n\n${link('one')}\n`],
    [
      'once for each sample',
      `${fence('one')}\n\n${fence('one')}`,
      `${fence('one')}\n\n${link('one')}\n\n\n${fence('one')}`,
    ],
    [
      'indented as the fence is',
      `- item\n\n${fence('one', '  ')}`,
      `- item\n\n${fence('one', '  ')}\n\n  ${link('one')}\n`,
    ],
    [
      'with a closing tag right below',
      `${fence('one')}\n</Tab>`,
      `${fence('one')}\n\n${link('one')}\n\n</Tab>`,
    ],
    ['not where a fence has its own code', '```ts\ncode\n```', '```ts\ncode\n```'],
    // Part of a fence about fences.
    [
      'not for a path that is no sample',
      '```ts file="<root>/package.json"\n```',
      '```ts file="<root>/package.json"\n```',
    ],
  ])('%s', (_, source, expected) => {
    expect(offerSamples(source, 'en')).toBe(expected);
  });
});

describe('fillSampleTables', () => {
  const samples = path.join(import.meta.dirname, '../../samples');
  const pagesOf = new Map([
    [
      'react-app',
      [
        { page: 'guide/framework/react', title: 'React', link: '/guide/framework/react' },
        { page: 'config/html/title', title: 'html.title', link: '/config/html/title' },
      ],
    ],
    ['rem', [{ page: 'config/html/title', title: 'html.title', link: '/config/html/title' }]],
  ]);
  const fill = (source: string) =>
    fillSampleTables(source, { samples, language: 'zh', pagesOf }).split('\n');

  test('puts a sample into the first table that fits, with what it shows and its pages', () => {
    const lines = fill('<SampleTable pages="guide" />\n<SampleTable pages="config" />');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('| 示例 | 展示什么 | 相关页面 |');
    expect(lines[2]).toMatch(
      /^\| \[react-app\]\(\/samples\/react-app\.zip\) \| .*React.* \| \[React\]\(\/guide\/framework\/react\) · \[html\.title\]/,
    );
    expect(lines[5]).toMatch(/^\| \[rem\]/);
  });

  test('knows the folders with a description', () => {
    expect(sampleNames(samples)).toContain('react-app');
    expect(sampleNames(samples)).not.toContain('node_modules');
  });
});

describe('withSamples', () => {
  const page = (title: string, ...names: string[]) =>
    `---\ntitle: ${title}\n---\n\n${names.map((name) => fence(name)).join('\n\n')}\n`;
  const files: Record<string, string> = {
    'docs/en/config/mode.mdx': page('mode', 'one'),
    'docs/en/guide/index.mdx': page('Guide', 'one', 'one', 'two'),
    'docs/en/guide/none.mdx': page('None'),
    'docs/zh/guide/index.mdx': page('指南', 'two'),
    // Readers do not look for samples on these pages.
    'docs/en/index.mdx': page('Home', 'one'),
    'docs/en/shared/part.mdx': page('Part', 'one'),
    'samples/one/sample.json': '{ "description": { "en": "<App> | [a] _b_", "zh": "甲" } }',
    'samples/two/sample.json':
      '{ "description": { "en": "Two with `VITE_` and _c_", "zh": "乙" } }',
    'samples/three/package.json': '{}',
  };
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'samples-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const filled = (source: string, language: 'en' | 'zh' = 'en') => {
    const read: string[] = [];
    const onRead = (file: string) => read.push(path.relative(root, file));
    const text = withSamples(source, { docs: path.join(root, 'docs'), language }, onRead);
    return { rows: text.split('\n').slice(2), read: read.sort() };
  };
  const everywhere = '<SampleTable pages="guide config" />';

  test('lists the pages of each sample, guides first, with what it shows as text', () => {
    expect(filled(everywhere).rows).toEqual([
      '| [one](/samples/one.zip) | \\<App\\> \\| \\[a\\] \\_b\\_ | [Guide](/guide/) · [mode](/config/mode) |',
      '| [two](/samples/two.zip) | Two with `VITE_` and \\_c\\_ | [Guide](/guide/) |',
    ]);
  });

  test('lists the pages of the language', () => {
    expect(filled(everywhere, 'zh').rows).toEqual([
      '| [two](/samples/two.zip) | 乙 | [指南](/zh/guide/) |',
    ]);
  });

  test('returns the files of the table; a page without one depends on none', () => {
    expect(filled(everywhere).read).toEqual([
      'docs/en/config/mode.mdx',
      'docs/en/guide/index.mdx',
      'docs/en/guide/none.mdx',
      'samples/one/sample.json',
      'samples/two/sample.json',
    ]);
    expect(filled('# A').read).toEqual([]);
  });
});
