import { describe, expect, test } from 'vitest';
import { fillSampleTables, offerSamples, sampleNames } from './samples.ts';

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
    // A line of a fence that shows how to write one.
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
  const samples = new URL('../../samples', import.meta.url).pathname;
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
