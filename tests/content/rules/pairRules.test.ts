import { describe, expect, it } from 'vitest';
import { pageWith } from '../lib/fixtures.ts';
import { pairRules } from './index.ts';

interface Case {
  why: string;
  en?: Record<string, string>;
  zh?: Record<string, string>;
  /** Line on the Chinese page and part of the message, for each problem. */
  found: [line: number, message: RegExp][];
}

const enHeading = '## Common mistakes {#common-mistakes}';
const zhHeading = '## 常见错误 {#common-mistakes}';
const code = 'export default { output: { minify: false } };';
const enRow = '| `false` | Nothing is minified |\n';

const cases: Record<string, Case[]> = {
  frontMatterParity: [
    {
      why: 'a key is missing',
      en: { 'title: ': 'overview: true\ntitle: ' },
      found: [[1, /'overview' is missing/]],
    },
    {
      why: 'a key is extra',
      zh: { 'title: ': 'sidebar: false\ntitle: ' },
      found: [[2, /'sidebar' is not on the English page/]],
    },
    {
      why: 'a date differs',
      en: { 'title: ': 'published_at: 2023-11-22\ntitle: ' },
      zh: { 'title: ': 'published_at: 2023-11-23\ntitle: ' },
      found: [[2, /'published_at' is "2023-11-23", in English "2023-11-22"/]],
    },
    {
      why: 'a nested value differs',
      en: { 'title: ': 'hero:\n  actions:\n    - theme: brand\ntitle: ' },
      zh: { 'title: ': 'hero:\n  actions:\n    - theme: alt\ntitle: ' },
      found: [[2, /'hero.actions.0.theme'/]],
    },
    {
      why: 'a feed of the language',
      en: { 'title: ': 'link-rss:\n  - releases-en-rss\ntitle: ' },
      zh: { 'title: ': 'link-rss:\n  - releases-zh-rss\ntitle: ' },
      found: [],
    },
    {
      why: 'the feed of the other language',
      en: { 'title: ': 'link-rss:\n  - releases-en-rss\ntitle: ' },
      zh: { 'title: ': 'link-rss:\n  - releases-en-rss\ntitle: ' },
      found: [[2, /'link-rss.0' is "releases-en-rss"/]],
    },
    {
      why: 'a nested text and a link are translated',
      en: { 'title: ': 'hero:\n  text: Fast\n  link: /guide/\ntitle: ' },
      zh: { 'title: ': 'hero:\n  text: 快\n  link: /zh/guide/\ntitle: ' },
      found: [],
    },
  ],
  headingParity: [
    {
      why: 'another id',
      zh: { '{#common': '{#usual' },
      found: [[12, /{#usual-mistakes}.*{#common/]],
    },
    { why: 'another level', zh: { [zhHeading]: `#${zhHeading}` }, found: [[12, /'### /]] },
    { why: 'one is missing', zh: { [zhHeading]: '' }, found: [[29, /heading 2 is nothing/]] },
    { why: 'one is extra', en: { [enHeading]: '' }, found: [[12, /English page has nothing/]] },
  ],
  fenceParity: [
    {
      why: 'another language',
      zh: { '```ts': '```js' },
      found: [[14, /'js', the English one 'ts'/]],
    },
    { why: 'another title', zh: { 'rsbuild.config.ts': 'a.ts' }, found: [[14, /title="a.ts"/]] },
    { why: 'other code', zh: { false: 'true' }, found: [[14, /minify: true.* instead of/]] },
    { why: 'another notation', zh: { '[!code ++]': '[!code --]' }, found: [[14, /\[!code --\]/]] },
    {
      why: 'a string that looks like a comment',
      en: { [code]: "const a = 'http://a';" },
      zh: { [code]: "const a = 'http://b';" },
      found: [[14, /http:\/\/b/]],
    },
    {
      why: 'a fence is missing',
      zh: {
        '```ts title="rsbuild.config.ts"': '{/*',
        '// 保留注释\n': '',
        [code]: '',
        '```\n\n:': '*/}\n\n:',
      },
      found: [[1, /0 code fences, the English page has 1/]],
    },
    {
      why: 'a caption is translated',
      en: { 'rsbuild.config.ts': 'Output' },
      zh: { 'rsbuild.config.ts': '产物' },
      found: [],
    },
    {
      why: 'the reason of an unchecked fence is translated',
      en: { '```ts': '```ts nocheck="of 2.x"' },
      zh: { '```ts': '```ts nocheck="属于 2.x"' },
      found: [],
    },
  ],
  componentParity: [
    {
      why: 'missing',
      zh: { '<OptionFacts option="output.minify" />': '' },
      found: [[6, /add it/]],
    },
    {
      why: 'another prop',
      zh: { 'option="output.minify"': 'option="a"' },
      found: [[8, /option="a"/]],
    },
    {
      why: 'another component',
      zh: { '<OptionFacts': '<OptionTable' },
      found: [
        [6, /OptionFacts/],
        [8, /not on the English/],
      ],
    },
    {
      why: 'a label is translated',
      en: { '<OptionFacts': '<Tab label="Install"' },
      zh: { '<OptionFacts': '<Tab label="安装"' },
      found: [],
    },
    {
      why: 'another value of a tab',
      en: { '<OptionFacts': '<Tab label="Install" value="a"' },
      zh: { '<OptionFacts': '<Tab label="安装" value="b"' },
      found: [[8, /value="b"/]],
    },
    {
      why: 'a link within the language',
      en: { '<OptionFacts': '<Card to="/guide/"' },
      zh: { '<OptionFacts': '<Card to="/zh/guide/"' },
      found: [],
    },
  ],
  linkParity: [
    {
      why: 'missing',
      zh: { '[构建目标](/zh/config/output/target)': '构建目标' },
      found: [[6, /add the link/]],
    },
    {
      why: 'extra',
      zh: { 一件事: '[一件事](/zh/config/)' },
      found: [[27, /not on the English page/]],
    },
    {
      why: 'another anchor',
      zh: { 'target)': 'target#a)' },
      found: [
        [6, /links to/],
        [10, /target#a/],
      ],
    },
    {
      why: 'in another section',
      zh: {
        '[构建目标](/zh/config/output/target)': '构建目标',
        一件事: '[目标](/zh/config/output/target)',
      },
      found: [
        [6, /add the link/],
        [27, /below #common-mistakes/],
      ],
    },
    {
      why: 'another order within a section',
      en: { 'see [': 'see [a](/a) and [' },
      zh: { '。\n\n## ': '和 [a](/zh/a)。\n\n## ' },
      found: [],
    },
  ],
  paragraphParity: [
    {
      why: 'a paragraph is missing',
      en: { ':::tip': 'One more.\n\n:::tip' },
      found: [[12, /below #common-mistakes there are 1 paragraphs, on the English page 2/]],
    },
    {
      why: 'a paragraph is extra',
      zh: { '## ': '又一段。\n\n## ' },
      found: [[6, /there are 2 paragraphs, on the English page 1/]],
    },
    {
      why: 'a list is set wider',
      zh: { '- 一件事。\n': '- 一件事。\n\n' },
      found: [],
    },
  ],
  shapeParity: [
    {
      why: 'a row',
      en: { [enRow]: enRow + enRow },
      found: [
        [12, /3 × 2/],
        [23, /2 × 2/],
      ],
    },
    {
      why: 'a callout kind',
      zh: { ':::tip': ':::info' },
      found: [
        [12, /'tip'/],
        [19, /'info'/],
      ],
    },
    {
      why: 'an item',
      zh: { '- 另一件事。\n': '' },
      found: [
        [12, /list of 2/],
        [27, /list of 1/],
      ],
    },
    { why: 'an image', en: { 'Says whether': '![a](/a.png) Says' }, found: [[6, /image \/a.png/]] },
    { why: 'a callout title is translated', found: [] },
  ],
};

it('every rule that has cases is among those that are run', () => {
  expect(Object.keys(cases).filter((name) => !(name in pairRules))).toEqual([]);
});

describe.each(Object.entries(pairRules))('%s', (name, rule) => {
  const rows = cases[name] ?? [];

  it('has a case in which it fires', () => {
    expect(rows.some(({ found }) => found.length > 0)).toBe(true);
  });

  it('finds nothing in a sound pair', () => {
    expect(rule(pageWith('en'), pageWith('zh'))).toEqual([]);
  });

  it.each(rows)('$why', ({ en, zh, found }) => {
    const problems = rule(pageWith('en', en), pageWith('zh', zh));
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
      found.map(([line]) => `docs/zh/config/output/minify.mdx:${line}`),
    );
    for (const [i, [, message]] of found.entries()) expect(problems[i]?.message).toMatch(message);
  });
});
