import { describe, expect, it } from 'vitest';
import { readTwin, sections } from './content.mjs';

const origin = 'https://docs.example';
const body = (text: string) => readTwin('a.md', `# A\n\n${text}`, origin).body.trim();

describe('a twin', () => {
  it.each([
    ['guide/start.md', '# Start\n\nText.\n', 'en', 'guide/start', 'Start', 'Text.\n'],
    ['zh/index.md', '# 首页\n', 'zh', 'index', '首页', '\n'], // the prefix is the language
    ['a.md', '> Note for programs\n\n# A\n\nText.\n', 'en', 'a', 'A', 'Text.\n'], // nothing above
    ['a.md', '# `dev.hmr` \\<b>\n', 'en', 'a', 'dev.hmr <b>', '\n'], // plain text
    ['a.md', '```sh\n# no title\n```\n\n# A\n', 'en', 'a', 'A', '\n'], // a comment is none
  ])('%s with %j', (file, text, language, route, title, text2) => {
    expect(readTwin(file, text, origin)).toEqual({ language, route, title, body: text2 });
  });

  it('without a title is an error', () => {
    expect(() => readTwin('a.md', 'Text.\n', origin)).toThrow('a.md has no title');
  });
});

it.each([
  ['[a](https://docs.example/config/mode.md#why)', '[a](/config/mode#why)'],
  ['[a](/zh/guide/start/index.md)', '[a](/zh/guide/start/)'], // the page of a folder
  ['[a](https://other.example/readme.md)', '[a](https://other.example/readme.md)'], // not ours
  ['[a](#why)', '[a](#why)'],
  ['a <b> and `<b>`', 'a &lt;b> and `<b>`'], // code is code
  ['<https://docs.example>', '<https://docs.example>'], // a link is no tag
  ['1 < 2', '1 < 2'],
  ['````md\n```html\n<b>\n```\n<i>\n````\n<u>', '````md\n```html\n<b>\n```\n<i>\n````\n&lt;u>'], // nested
])('%s becomes %s', (text, expected) => {
  expect(body(text)).toBe(expected);
});

it('pages are grouped by folder', () => {
  const pages = ['index', 'guide/start/b', 'guide/start/a', 'config/mode', 'config/dev/hmr'].map(
    (route) => readTwin(`${route}.md`, '# T\n', origin),
  );
  const other = readTwin('zh/guide/start/a.md', '# T\n', origin);
  const names = sections([...pages, other], 'en').map(({ section, groups }) => [
    section,
    groups.map((group) => [group.name, group.pages.map(({ route }) => route)]),
  ]);
  expect(names).toEqual([
    [
      'config',
      [
        ['dev', ['config/dev/hmr']],
        ['config', ['config/mode']],
      ],
    ],
    ['guide', [['start', ['guide/start/a', 'guide/start/b']]]],
  ]);
});
