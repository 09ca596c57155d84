import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/docs.ts';
import { misusedWords, parseGlossary, terms } from './terminology.ts';

const glossary = parseGlossary(readFileSync(join(root, 'docs/README.md'), 'utf8'));

describe('parseGlossary', () => {
  it('reads two pairs a row and the terms that stay English', () => {
    const table = [
      '| English | 中文 | English | 中文 |',
      '| --- | --- | --- | --- |',
      '| bundler | 打包工具 | alias | 别名 |',
      '| chunk, tree shaking | 不翻译 | | |',
      '',
    ].join('\n');
    expect([...parseGlossary(table)]).toEqual([
      ['bundler', '打包工具'],
      ['alias', '别名'],
      ['chunk', 'chunk'],
      ['tree shaking', 'tree shaking'],
    ]);
  });

  it('fails without a table', () => {
    expect(() => parseGlossary('# Contributing')).toThrow('no glossary table');
  });
});

describe('terms', () => {
  const words = [...glossary.values()].map((word) => word.replace(/（.*）/, ''));

  it.each(terms.zh.filter((term) => term.glossary))('$right is in the glossary', ({ right }) => {
    expect(words).toContain(right);
  });

  it.each([...terms.en, ...terms.zh])(
    '$wrong does not match what it recommends',
    ({ wrong, right }) => {
      expect(right.match(wrong)).toBeNull();
    },
  );

  it('no term of the glossary is a wrong variant of another', () => {
    const clashes = words.filter((word) => terms.zh.some(({ wrong }) => word.match(wrong)));
    expect(clashes).toEqual([]);
  });
});

describe('misusedWords', () => {
  it.each([
    ['en', 'Style sheets load.', [{ index: 0, word: 'Style sheets', right: 'stylesheet' }]],
    ['en', 'The IP address of the machine, and the address bar.', []],
    ['en', 'the address of the page', [{ index: 4, word: 'address of the page', right: 'URL' }]],
    ['en', 'a misspelt name', [{ index: 2, word: 'misspelt', right: '-ed' }]],
    ['en', 'the theatre', [{ index: 4, word: 'theatre', right: '-er' }]],
    ['zh', '图片地址', [{ index: 0, word: '图片地址', right: 'URL' }]],
    // A page may mention the word that readers search for.
    ['zh', '代码分割（又称代码拆分）', []],
    ['zh', '代码拆分', [{ index: 0, word: '代码拆分', right: '代码分割' }]],
  ] as const)('%s: %s', (lang, text, found) => {
    expect(misusedWords(text, lang)).toEqual(found);
  });
});
