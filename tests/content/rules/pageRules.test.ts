import { describe, expect, it } from 'vitest';
import { pageWith } from '../lib/fixtures.ts';
import type { Page } from '../lib/page.ts';
import { pageRules } from './index.ts';

interface Case {
  why: string;
  lang?: Page['lang'];
  changes?: Record<string, string>;
  path?: string;
  /** Line and beginning of the message; absent if there must be no problem. */
  found?: [line: number, message: RegExp];
}

const title = 'title: output.minify\n';
const description = 'How to switch minification of the output on, off and to another minifier.';
const prose = 'Says whether the output is minified,';
const heading = '## Common mistakes {#common-mistakes}';
const h1 = '\n# output.minify\n';

const types: Case['found'] = [10, /types a default/];

const cases: Record<string, Case[]> = {
  syntax: [
    { why: 'an open tag', changes: { [prose]: 'A <Tab> alone' }, found: [10, /not valid MDX/] },
    { why: 'a brace is an expression', changes: { [prose]: 'A {' }, found: [10, /not valid MDX/] },
    { why: 'YAML', changes: { [title]: 'title: a: b\n' }, found: [2, /not YAML/] },
    { why: 'an id in braces is none', changes: {} },
  ],
  frontMatter: [
    { why: 'no title', changes: { [title]: '' }, found: [1, /no 'title'/] },
    { why: 'code in a title', changes: { [title]: 'title: "`a`"\n' }, found: [2, /Markdown/] },
    {
      why: 'no description',
      changes: { [`description: ${description}\n`]: '' },
      found: [1, /no 'description'/],
    },
    {
      why: 'too long for English',
      changes: { [description]: `${'word '.repeat(32)}ends.` },
      found: [3, /165 characters: shorten it to 160/],
    },
    {
      why: 'too long for Chinese',
      lang: 'zh',
      changes: { '如何打开、关闭产物的压缩，': '很'.repeat(110) },
      found: [3, /shorten it to 110/],
    },
    { why: 'no full stop', changes: { [description]: 'How to' }, found: [3, /end it with '.'/] },
    { why: 'two sentences', changes: { [description]: 'One. Two.' }, found: [3, /join or drop/] },
    {
      why: 'two Chinese sentences',
      lang: 'zh',
      changes: { '，或换用': '。换用' },
      found: [3, /join or drop/],
    },
    ...['！', '？'].map(
      (end): Case => ({
        why: `two Chinese sentences, the first with ${end}`,
        lang: 'zh',
        changes: { '，或换用': `${end}换用` },
        found: [3, /join or drop/],
      }),
    ),
    { why: 'a link', changes: { [description]: 'See [it](/x).' }, found: [3, /holds Markdown/] },
    { why: 'a version is no sentence end', changes: { [description]: 'What 1.x e.g. 2.0 has.' } },
    { why: 'a snippet has no front matter', changes: { [title]: '' }, path: 'shared/a.mdx' },
  ],
  releaseDate: [
    {
      why: 'no date',
      path: 'community/releases/v0-1.mdx',
      found: [1, /write published_at: 2023-11-22/],
    },
    {
      why: 'another date',
      changes: { [title]: 'title: a\npublished_at: 2023-11-21\n' },
      path: 'community/releases/v0-1.mdx',
      found: [3, /is '2023-11-21'/],
    },
    {
      why: 'a release whose day nobody wrote down',
      path: 'community/releases/v9-9.mdx',
      found: [1, /no day is known for v9-9/],
    },
    {
      why: 'a date on another page',
      changes: { [title]: 'title: a\npublished_at: 2023-11-22\n' },
      found: [3, /announcements only/],
    },
    {
      why: 'the right day, with a time',
      changes: { [title]: 'title: a\npublished_at: 2023-11-22T08:00:00Z\n' },
      path: 'community/releases/v0-1.mdx',
    },
  ],
  singleH1: [
    { why: 'none', changes: { [h1]: '\n' }, found: [1, /no H1/] },
    { why: 'two', changes: { [heading]: '# Second' }, found: [12, /second H1 'Second'/] },
    { why: 'late', changes: { [h1]: '\n## A {#a}\n\n# B\n' }, found: [6, /above the H1/] },
    {
      why: 'a level left out',
      changes: { [heading]: '### Deep {#deep}' },
      found: [12, /skips a level: make it H2/],
    },
    { why: 'a snippet with one', path: 'shared/a.mdx', found: [6, /snippet has no H1/] },
    { why: 'home', changes: { [h1]: '\n', [title]: `pageType: home\n${title}` } },
    { why: 'overview', changes: { [h1]: '\n', [title]: `overview: true\n${title}` } },
  ],
  sentenceCase: [
    {
      why: 'title case',
      changes: { 'Common mistakes': 'Common Mistakes' },
      found: [12, /write 'mistakes'/],
    },
    {
      why: 'hyphenated title case',
      changes: { 'Common mistakes': 'The Built-In values' },
      found: [12, /write 'built-in'/],
    },
    {
      why: 'lower case at the start',
      changes: { 'Common mistakes': 'common mistakes' },
      found: [12, /write 'Common'/],
    },
    { why: 'a name', changes: { 'Common mistakes': 'Use with React and Tailwind CSS' } },
    { why: 'a name of two words', changes: { 'Common mistakes': 'Use the React Compiler' } },
    {
      why: 'half of a name',
      changes: { 'Common mistakes': 'Use the Compiler' },
      found: [12, /write 'compiler'/],
    },
    { why: 'an acronym', changes: { 'Common mistakes': 'Serve over HTTPS' } },
    { why: 'code', changes: { 'Common mistakes': '`minify.js` and `Foo Bar`' } },
    { why: 'a quoted message', changes: { 'Common mistakes': 'The message "Cannot Find It"' } },
    { why: 'behind a colon', changes: { 'Common mistakes': 'Vite: What differs' } },
    { why: 'a property', changes: { 'Common mistakes': 'output.minify.js' } },
    { why: 'a lower-case name', changes: { 'Common mistakes': 'webpack plugins' } },
    { why: 'Chinese headings have no case', lang: 'zh' },
  ],
  linkLanguage: [
    {
      why: 'English to Chinese',
      changes: { '(/config/output/target)': '(/zh/config/output/target)' },
      found: [10, /write \/config\/output\/target/],
    },
    {
      why: 'Chinese to English',
      lang: 'zh',
      changes: { '(/zh/config/output/target)': '(/config/output/target#a.b)' },
      found: [10, /write \/zh\/config\/output\/target/],
    },
    {
      why: 'a component',
      lang: 'zh',
      changes: { '<OptionFacts': '<Card to="/config/root"' },
      found: [8, /write \/zh\/config\/root/],
    },
    {
      why: 'front matter',
      lang: 'zh',
      changes: { [title]: 'title: a\nhero:\n  - link: /config/root\n' },
      found: [4, /write \/zh\/config\/root/],
    },
    { why: 'a public file', lang: 'zh', changes: { '/zh/config/output/target': '/logo.svg' } },
    { why: 'an anchor', lang: 'zh', changes: { '/zh/config/output/target': '#common-mistakes' } },
    { why: 'elsewhere', lang: 'zh', changes: { '/zh/config/output/target': 'https://a.b/c' } },
  ],
  closedCallouts: [
    {
      why: 'right below a list',
      changes: { [prose]: ':::tip\n\n- One\n:::\n\nText,' },
      found: [13, /leave a line empty/],
    },
    {
      why: 'below the second line of an item',
      changes: { [prose]: ':::tip\n\n- One\n  and more\n:::\n\nText,' },
      found: [14, /leave a line empty/],
    },
    { why: 'with a line between', changes: { [prose]: ':::tip\n\n- One\n\n:::\n\nText,' } },
    { why: 'below a sentence', changes: { [prose]: ':::tip\nOne.\n:::\n\nText,' } },
    { why: 'in code', changes: { [prose]: '```md\n- One\n:::\n```\n\nText,' } },
  ],
  bannedWords: [
    { why: 'prose', changes: { [prose]: 'You simply' }, found: [10, /'simply'/] },
    { why: 'a heading', changes: { 'Common mistakes': 'Easy' }, found: [12, /'Easy'/] },
    { why: 'a cell', changes: { 'Nothing is': 'Just' }, found: [25, /'Just'/] },
    { why: 'front matter', changes: { [description]: 'A powerful one.' }, found: [3, /powerful/] },
    {
      why: 'nested front matter',
      changes: { [title]: 'title: a\nfeatures:\n  - details: An easy one\n' },
      found: [4, /'easy'/],
    },
    { why: 'Chinese', lang: 'zh', changes: { 一件事: '轻松完成' }, found: [27, /'轻松'/] },
    { why: 'code', changes: { [prose]: 'The `easy` one' } },
    { why: 'a part of a word', changes: { [prose]: 'Adjust the uneasy' } },
  ],
  listingTitles: [
    {
      why: 'a list of files as output',
      changes: { [prose]: '```txt title="Output"\ndist/a.js 1.0 kB\ntotal 1.0 kB\n```\n\nSays,' },
      found: [10, /write 'Files in dist'/],
    },
    {
      why: 'a recorded list',
      lang: 'zh',
      changes: {
        决定产物是否压缩:
          '```txt title="输出" file="<root>/samples/resolve-options/recorded/fields.txt"\n```\n\n决定',
      },
      found: [10, /write '产物'/],
    },
    {
      why: 'a log as files',
      changes: { [prose]: '```txt title="Files in dist"\ninfo    build started...\n```\n\nSays,' },
      found: [10, /what a command prints/],
    },
    {
      why: 'a log with its table',
      changes: { [prose]: '```txt title="Output"\ninfo    build started...\n```\n\nSays,' },
    },
  ],
  optionHistory: [
    {
      why: 'a version in which the option changed',
      changes: { [prose]: '`dev.progressBar` is on in production since 1.4,' },
    },
    {
      why: 'another version',
      changes: { [prose]: '`dev.progressBar` is on in production since 1.6,' },
      found: [10, /nothing of dev.progressBar changed in 1.6/],
    },
    {
      why: 'another version, in Chinese',
      lang: 'zh',
      changes: { 决定产物是否压缩: '`dev.progressBar` 自 1.6 起打开' },
      found: [10, /nothing of dev.progressBar changed in 1.6/],
    },
    {
      why: 'a reason on the line',
      changes: { [prose]: '`dev.progressBar` since 1.6 {/* version: drawn by the terminal */}' },
    },
    { why: 'another option in another sentence', changes: { [prose]: '`dev.hmr`. Since 1.6,' } },
    {
      why: 'environments',
      path: 'config/server/port.mdx',
      changes: { [prose]: 'Each environment may have its own value,' },
      found: [10, /server.port cannot be set in an environment/],
    },
    {
      why: 'environments, where each may have one',
      changes: { [prose]: 'Each environment may have its own value,' },
    },
  ],
  typedDefaults: [
    { why: 'is', changes: { [prose]: 'The default is `true`,' }, found: [10, /types a default/] },
    { why: 'to', changes: { [prose]: 'It defaults to `3000`,' }, found: [10, /types a default/] },
    { why: 'bold', changes: { [prose]: 'Default: **`a`**,' }, found: [10, /types a default/] },
    { why: 'bare', changes: { [prose]: 'The default is false,' }, found: [10, /types a default/] },
    ...[
      'With `true` by default,',
      'It is, by default, `3000`,',
      "One of them, `'auto'`, is the default,",
      'The port (default `3000`),',
      'The default, `3000`,',
      'The default (`3000`),',
    ].map((text) => ({ why: text, changes: { [prose]: text }, found: types })),
    ...['默认 `true`', '`3000`（默认）', '默认使用 `x`', '`x` 是默认值', '默认值：`x`'].map(
      (text) => ({
        why: text,
        lang: 'zh' as const,
        changes: { 决定产物是否压缩: text },
        found: types,
      }),
    ),
    { why: 'a default export', changes: { [prose]: 'It has `a` as the default export,' } },
    { why: 'what happens by default', changes: { [prose]: 'It reads `.env` by default,' } },
    {
      why: 'over a line break',
      changes: { [prose]: 'The default value\nis `true`,' },
      found: [10, /types a default/],
    },
    {
      why: 'Chinese',
      lang: 'zh',
      changes: { 决定产物是否压缩: '默认值为 `true`' },
      found: [10, /types a default/],
    },
    { why: 'by component', changes: { [prose]: 'The default is <OptionDefault option="a" />,' } },
    { why: 'in a fence', changes: { '// Keep comments': '// defaults to `a`' } },
    {
      why: 'an exception with its reason',
      changes: { [prose]: 'It defaults to `a` {/* typed-default: of webpack */},' },
    },
    {
      why: 'an exception without a reason',
      changes: { [prose]: 'It defaults to `a` {/* typed-default: */},' },
      found: [10, /types a default/],
    },
    {
      why: 'a stale exception',
      changes: { [prose]: 'It is {/* typed-default: of webpack */},' },
      found: [10, /stale exception/],
    },
  ],
  typography: [
    {
      why: 'no space',
      lang: 'zh',
      changes: { 一件事: '一个webpack插件' },
      found: [27, /write '.*一个 webpack 插件/],
    },
    {
      why: 'half-width comma',
      lang: 'zh',
      changes: { '压缩，参见': '压缩,参见' },
      found: [10, /压缩，参见/],
    },
    { why: 'front matter', lang: 'zh', changes: { 另一个: '另1个' }, found: [3, /另 1 个/] },
    { why: 'English pages are left alone', changes: { [prose]: '中文abc' } },
    { why: 'code is left alone', lang: 'zh', changes: { '// 保留注释': '// 保留abc' } },
  ],
  terminology: [
    { why: 'prose', lang: 'zh', changes: { 一件事: '打包器' }, found: [27, /'打包工具'/] },
    { why: 'a heading', lang: 'zh', changes: { 常见错误: '垫片' }, found: [12, /'polyfill'/] },
    { why: 'front matter', lang: 'zh', changes: { 如何: '您' }, found: [3, /'你'/] },
    { why: 'Latin', lang: 'zh', changes: { 一件事: 'sourcemap' }, found: [27, /'source map'/] },
    { why: 'an option', lang: 'zh', changes: { '# output.minify': '# output.sourceMap' } },
    { why: 'code', lang: 'zh', changes: { '`false`': '`缺省`' } },
    { why: 'the right word', lang: 'zh', changes: { 一件事: '开发服务器' } },
    { why: 'named as another word', lang: 'zh', changes: { 一件事: '又称打包器' } },
  ],
};

it('every rule that has cases is among those that are run', () => {
  expect(Object.keys(cases).filter((name) => !(name in pageRules))).toEqual([]);
});

describe.each(Object.entries(pageRules))('%s', (name, rule) => {
  const rows = cases[name] ?? [];

  it('has a case in which it fires and one in which it does not', () => {
    expect(rows.some(({ found }) => found)).toBe(true);
    expect(rows.some(({ found }) => !found)).toBe(true);
  });

  it.each(['en', 'zh'] as const)('finds nothing on a sound page (%s)', (lang) => {
    expect(rule(pageWith(lang))).toEqual([]);
  });

  it.each(rows)('$why', ({ lang = 'en', changes, path, found }) => {
    const page = pageWith(lang, changes, path);
    const problems = rule(page);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
      found ? [`${page.file}:${found[0]}`] : [],
    );
    if (found) expect(problems[0]?.message).toMatch(found[1]);
  });
});
