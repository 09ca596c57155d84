import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/docs.ts';
import { parseGlossary, terms } from './terminology.ts';

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

  it.each(terms.filter((term) => term.glossary))('$right is in the glossary', ({ right }) => {
    expect(words).toContain(right);
  });

  it.each(terms)('$wrong does not match what it recommends', ({ wrong, right }) => {
    expect(right.match(wrong)).toBeNull();
  });

  it('no term of the glossary is a wrong variant of another', () => {
    const clashes = words.filter((word) => terms.some(({ wrong }) => word.match(wrong)));
    expect(clashes).toEqual([]);
  });
});
