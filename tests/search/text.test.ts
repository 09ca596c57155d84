import { describe, expect, test } from 'vitest';
import { snippetWidth } from '../../src/search/constants.ts';
import { highlightTerms, snippet, textWidth } from '../../src/search/snippet.ts';
import { cjkTokens, isOneEdit, latinTokens, lowerCase } from '../../src/search/text.ts';

describe('latinTokens', () => {
  test.each([
    ['filenameHash', ['filenam', 'hash', 'filenamehash']], // camel case; the e of a stem goes
    ['filename-hash', ['filenam', 'hash', 'filenamehash']], // as in addresses
    ['output.filenameHash', ['output', 'filenam', 'hash', 'filenamehash']], // dotted
    ['Variables', ['variabl']], // endings go
    ['es5', ['es5']], // digits stay with their letters
    ['@/views and ~/a', ['view', 'and', 'a', '@/', '~/']], // prefixes of aliases
    ['me@/x', ['me', 'x']],
    ['!?…', []],
  ])('%s', (text, expected) => {
    expect(latinTokens(text)).toEqual(expected);
  });
});

test('Chinese gives characters and overlapping pairs', () => {
  expect(cjkTokens('产物目录 a')).toEqual(['产', '产物', '物', '物目', '目', '目录', '录']);
});

test.each([
  ['enviroment', 'environment', true], // left out
  ['minfy', 'minify', true],
  ['porxy', 'proxy', true], // swapped
  ['proxi', 'proxy', true], // changed
  ['proxy', 'proxy', false], // no error at all
  ['port', 'proxy', false],
])('%s and %s are one edit apart: %s', (a, b, expected) => {
  expect(isOneEdit(a, b)).toBe(expected);
});

test('lower case keeps positions', () => {
  expect(lowerCase('İX')).toHaveLength('İX'.length);
});

describe('snippet', () => {
  const english = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`;
  const chinese = `${'之前'.repeat(60)}目标${'之后'.repeat(60)}`;
  test.each([
    [english, 'needle'],
    [chinese, '目标'],
    ['short', 'short'],
    ['x'.repeat(500), 'nothing'],
    ['🙂'.repeat(200), '🙂'],
  ])('is never wider than 100 and holds the match: %#', (text, term) => {
    const passage = snippet(text, [term]);
    expect(textWidth(passage)).toBeLessThanOrEqual(snippetWidth);
    if (text.includes(term)) expect(passage).toContain(term);
  });
});

test('a passage ends with a whole word', () => {
  const text = `the needle ${'abcdefgh '.repeat(20)}`;
  expect(snippet(text, ['needle'])).toMatch(/ abcdefgh…$/);
});

test('highlights merge, and mark words where they begin', () => {
  expect(highlightTerms('import port reportPort', ['port'])).toEqual([
    { start: 7, length: 4 },
    { start: 18, length: 4 },
  ]);
  expect(highlightTerms('产物目录', ['产物', '物目'])).toEqual([{ start: 0, length: 3 }]);
});
