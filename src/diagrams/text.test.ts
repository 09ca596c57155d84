import { describe, expect, it } from 'vitest';
import { runsOf, widthOf, wrap, wrapEvenly } from './text.mjs';

const shown = (lines: ReturnType<typeof wrap>) =>
  lines.map((runs) => runs.map(({ text, isCode }) => (isCode ? `[${text}]` : text)).join(''));

describe('runsOf', () => {
  it.each([
    ['plain', [{ text: 'plain', isCode: false }]],
    ['`code`', [{ text: 'code', isCode: true }]],
    [
      'a `b` c',
      [
        { text: 'a ', isCode: false },
        { text: 'b', isCode: true },
        { text: ' c', isCode: false },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(runsOf(text)).toEqual(expected);
  });
});

describe('widthOf', () => {
  it('tells narrow from wide letters, and counts a Chinese character as one em', () => {
    expect(widthOf('ill')).toBeLessThan(widthOf('mmm'));
    expect(widthOf('源码')).toBe(2);
    expect(widthOf('源码', true)).toBe(2);
  });
  it('gives each letter of code the same width', () => {
    expect(widthOf('ill', true)).toBe(widthOf('mmm', true));
  });
});

describe('wrap', () => {
  it.each([
    ['what fits stays on one line', 'dev server', 10, ['dev server']],
    ['breaks at spaces', 'one two three', 6, ['one two', 'three']],
    ['a wide word has its own line', 'a extraordinary b', 4, ['a', 'extraordinary', 'b']],
    ['Chinese breaks anywhere', '开发服务器', 3, ['开发服', '务器']],
    ['no line begins with punctuation', '配置，插件', 2, ['配', '置，', '插件']],
    ['nor behind a word that is too wide', '`extraordinary`, b', 4, ['[extraordinary],', 'b']],
    [
      'punctuation stays with the code before it',
      '`index.ts`, target',
      6,
      ['[index.ts],', 'target'],
    ],
    [
      'which goes to the next line if its punctuation does not fit',
      'the page in `dist`, then on',
      9,
      ['the page in', '[dist], then on'],
    ],
    ['code takes more than its letters as text', 'a `illill`', 4, ['a', '[illill]']],
    ['and fits where it has that', 'a `illill`', 4.5, ['a [illill]']],
    ['paths break after a slash', '`static/image/a`', 5, ['[static/]', '[image/a]']],
    ['names of options break after a dot', '`output.distPath`', 6, ['[output.]', '[distPath]']],
    ['extensions stay', '`index.ts`', 2, ['[index.ts]']],
    ['`./` stays with its file', "`import './chart'`", 6, ["[import './chart']"]],
  ])('%s', (_why, text, width, expected) => {
    expect(shown(wrap(text, width))).toEqual(expected);
  });
});

it('wrapEvenly takes as many lines, of about the same length', () => {
  expect(shown(wrap('the page goes on running', 13.5))).toEqual(['the page goes on', 'running']);
  expect(shown(wrapEvenly('the page goes on running', 13.5))).toEqual([
    'the page goes',
    'on running',
  ]);
});
