import { describe, expect, test } from 'vitest';
import { snippetWidth } from '../../src/search/constants.ts';
import { readText } from '../../src/search/paste.ts';
import { isMisspelled, parseQuery } from '../../src/search/query.ts';
import { highlightTerms, snippet, textWidth } from '../../src/search/snippet.ts';
import { lowerCase, normalize, scriptOf, tokenize } from '../../src/search/text.ts';

describe('tokenize', () => {
  test.each([
    ['filenameHash', ['filenam', 'hash', 'filenamehash']], // camel case; the e of a stem goes
    ['filename-hash', ['filenam', 'hash', 'filenamehash']], // as in URLs
    ['output.filenameHash', ['output', 'filenam', 'hash', 'filenamehash']], // dotted
    ['Variables', ['variabl']], // endings go
    ['es5', ['es5']], // digits stay with their letters
    ['@/views and ~/a', ['@/', 'view', 'and', '~/', 'a']], // prefixes of aliases
    ['me@/x', ['me', 'x']],
    ['!?… $ _ $_', []],
    ['$t _x a.$', ['t', 'x', 'a']],
    ['entries ties dies', ['entry', 'tie', 'die']],
    ['class status this', ['class', 'status', 'this']], // no plurals
    ['classes pushes caches boxes', ['class', 'push', 'cach', 'box']],
    ['cors dots need used', ['cor', 'dot', 'need', 'used']],
    ['running stopped plugging added', ['run', 'stop', 'plug', 'ad']], // doubled letters
    ['caching cached ruling', ['cach', 'cach', 'rul']],
    ['string bring controlled', ['string', 'bring', 'controll']],
    ['1.x 2.0 V2.x v0', ['major1', 'major2', 'major2', 'major0']],
    ['v1.7.6 10.12', ['major1', 'major1.7', 'major10', 'major10.12']],
    ['1.2.3-beta', ['1', '2', '3', 'beta', '3beta']],
    [
      'HTMLPlugin fooBAR x_y$z',
      ['html', 'plugin', 'htmlplugin', 'foo', 'bar', 'foobar', 'x', 'y', 'z', 'xyz'],
    ],
    ['a.b@c:d/e', ['a', 'b', 'c', 'd', 'e']],
  ])('%s', (text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });
});

test('Chinese gives characters and overlapping pairs, Cyrillic its words', () => {
  expect(tokenize('产物目录 Слово')).toEqual([
    '产',
    '产物',
    '物',
    '物目',
    '目',
    '目录',
    '录',
    'слово',
  ]);
});

test.each([
  ['enviroment', 'environment', true], // a letter left out
  ['minfy', 'minify', true],
  ['porxy', 'proxy', true], // two neighbors swapped
  ['proxi', 'proxy', true], // a letter changed
  ['lazycompliaton', 'lazycompilation', false], // three edits
  ['compliation', 'compilation', true], // a long word may have two
  ['porc', 'port', true],
  ['potr', 'prot', false], // two letters of a short word, no neighbors
  ['proxy', 'proxy', false], // no error at all
  ['port', 'proxy', false],
])('%s is %s misspelled: %s', (word, known, expected) => {
  expect(isMisspelled(word, known)).toBe(expected);
});

test('what a query asks for', () => {
  const words = ['proxy', 'port'];
  const vocabulary = { has: (token: string) => words.includes(token), words };
  const asked = parseQuery('What is  HMR', vocabulary);
  expect(asked).toMatchObject({ phrase: 'what is hmr', plain: 'hmr', asksMeaning: true });
  expect(asked.terms.slice(0, 3)).toEqual(['what is hmr', 'hmr', 'hot reload']);
  const flagged = parseQuery('--watch port', vocabulary);
  expect(flagged).toMatchObject({ flags: ['--watch'], asksMeaning: false });
  expect(readText('--watch port').isPasted).toBe(false);
  expect(flagged.concepts[1]).toEqual({
    alternatives: expect.arrayContaining([
      { tokens: ['port'], quality: 1 },
      { tokens: ['already', 'in', 'use'], quality: 0.9 },
    ]),
    weight: 1,
  });
  expect(parseQuery('porxy', vocabulary)).toMatchObject({
    terms: ['porxy', 'proxy'],
    concepts: [{ alternatives: [{ quality: 1 }, { tokens: ['proxy'], quality: 0.65 }] }],
  });
  expect(parseQuery('a', vocabulary).terms).toEqual(['a']);
  expect(parseQuery('--watch\nerror: x', vocabulary)).toMatchObject({ flags: [] });
  expect(readText('--watch\nerror: x').isPasted).toBe(true);
});

test('only the last word is completed, with the shortest words first', () => {
  const words = ['proxied', 'proxying', 'port', 'portal', 'pro'];
  const vocabulary = { has: (token: string) => words.includes(token), words };
  const [first, last] = parseQuery('port pro', vocabulary).concepts;
  expect(first?.alternatives.map(({ tokens }) => tokens)).not.toContainEqual(['portal']);
  expect(last?.alternatives.slice(0, 3)).toEqual([
    { tokens: ['pro'], quality: 1 },
    { tokens: ['proxied'], quality: 0.75 * (0.4 + (0.6 * 3) / 7) },
    { tokens: ['proxying'], quality: 0.75 * (0.4 + (0.6 * 3) / 8) },
  ]);
});

test('a `.env` file of any mode is one', () => {
  const vocabulary = { has: () => true, words: [] };
  expect(parseQuery('which .env.staging.local wins', vocabulary).phrase).toBe('which .env wins');
});

test.each([
  ['startDevSever', ['startdevserver'], 'startdevserver'],
  ['startDevSever', ['startdevserver', 'startdevseven'], 'startdevsever'], // which is meant?
])('%s, where %j are known, is read as %s', (typed, words, expected) => {
  const vocabulary = { has: (token: string) => words.includes(token), words };
  expect(parseQuery(typed, vocabulary).phrase).toBe(expected);
});

test('of a compound that no group of synonyms has, the last part that one has counts', () => {
  const { concepts } = parseQuery('ProxyAliasPlugin', { has: () => true, words: [] });
  const tokens = concepts.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.tokens));
  expect(tokens).toContain('别名');
  expect(tokens).not.toContain('代理');
});

test('case and punctuation do not count in comparisons', () => {
  expect(normalize(' “Server.base” — Why? ')).toBe('server base why');
});

test.each([
  ['⺀一ｶᄀ', 'cjk'],
  ['Ѐԯ', 'cyrillic'],
  ['aϿ԰Ａሀ', 'general'],
])('the letters %s are %s', (letters, script) => {
  expect(Array.from(letters, scriptOf)).toEqual(Array.from(letters, () => script));
});

test('lower case keeps positions', () => {
  expect(lowerCase('İXÇ')).toBe('İxç');
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

test.each([
  ['a  b\n c', ['b'], 100, 'a b c'],
  ['one two three four five six', ['five'], 16, '…five six'],
  ['one two three four five six', ['none'], 16, 'one two…'],
  ['one two three', ['none'], 13, 'one two three'],
  ['abcdefghijklmnopqrstuvwxyz', ['z'], 12, 'ab…'],
  ['产物目录在这里可以找到配置选项', ['配置'], 20, '…找到配置…'],
  ['x needle y far needle other z end tail', ['needle', 'other'], 20, '…y far needle…'],
])('of %j with %j, %i wide, a passage is %j', (text, terms, width, passage) => {
  expect(snippet(text, terms, width)).toBe(passage);
});

test('a character above the first 256 is three wide', () => {
  expect(textWidth('aÿĀ产🙂')).toBe(11);
});

test('a passage ends with a whole word', () => {
  const text = `the needle ${'abcdefgh '.repeat(20)}`;
  expect(snippet(text, ['needle'])).toMatch(/ abcdefgh…$/);
});

test('an ellipsis marks where text is left out, and nothing else', () => {
  const more = 'word '.repeat(80);
  expect(snippet(`needle ${more}`, ['needle'])).toMatch(/^needle .*…$/);
  expect(snippet(`${more}needle`, ['needle'])).toMatch(/^….* needle$/);
});

test('highlights merge, and mark words where they begin', () => {
  expect(highlightTerms('import port reportPort', ['port'])).toEqual([
    { start: 7, length: 4 },
    { start: 18, length: 4 },
  ]);
  expect(highlightTerms('产物目录', ['产物', '物目'])).toEqual([{ start: 0, length: 3 }]);
  expect(highlightTerms('minify Minifier reminify x2minify', ['minify', 'min', ''])).toEqual([
    { start: 0, length: 6 },
    { start: 7, length: 3 },
  ]);
});
