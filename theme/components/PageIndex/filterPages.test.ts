import { describe, expect, test } from 'vitest';
import { filterPages, type IndexedGroup, words } from './filterPages.ts';

const page = (title: string, description: string, headings: string[] = []) => ({
  title,
  link: `/${title}`,
  description,
  marks: {},
  headings: headings.map((text) => ({ id: text, text })),
});
const groups: IndexedGroup[] = [
  { name: 'dev', pages: [page('dev.lazyCompilation', 'Compile imports when they are needed.')] },
  {
    name: 'output',
    pages: [
      page('output.filenameHash', 'Content hashes in file names.', [
        'Hash format',
        'Long-term caching',
      ]),
      page('output.copy', 'Copy files.'),
      page('output.dataUriLimit', 'Images inside the code.'),
    ],
  },
  {
    name: 'server',
    pages: [
      page('server.strictPort', 'End instead of looking for another one.'),
      page('server.open', 'Open the page at its port.'),
      page('server.port', 'Where the dev server listens.'),
    ],
  },
  { name: '插件', pages: [page('plugins', '构建时使用的插件。')] },
];
const synonyms = [['base64', 'data uri', '内联']];
const titles = (query: string) =>
  filterPages(groups, query, synonyms).map(({ page: { title } }) => title);

describe('filterPages', () => {
  test.each([
    // The name, a name that ends so, a word of the text, the middle of a word.
    ['port', ['server.port', 'server.strictPort', 'server.open', 'dev.lazyCompilation']],
    ['server.port', ['server.port', 'server.strictPort', 'server.open']],
    ['FILENAMEHASH', ['output.filenameHash']], // case does not count
    ['filename-hash', ['output.filenameHash']], // a hyphen is a space, in the query …
    ['filenameHash', ['output.filenameHash']], // … as a hump is
    ['long term', ['output.filenameHash']], // … and in a heading
    ['output', ['output.filenameHash', 'output.copy', 'output.dataUriLimit']],
    ['base64', ['output.dataUriLimit']], // by another name
    ['插件', ['plugins']],
    ['使用', ['plugins']], // in the middle of a sentence, as there are no spaces
    ['nothing like it', []],
    ['.', ['dev.lazyCompilation', 'output.filenameHash']], // nothing but marks finds everything
  ])('%j finds %j', (query, expected) => {
    const found = titles(query);
    expect(query === '.' ? found.slice(0, 2) : found).toEqual(expected);
  });

  test('names the headings that answer, and no others', () => {
    const [hit] = filterPages(groups, 'caching');
    expect(hit?.headings.map(({ text }) => text)).toEqual(['Long-term caching']);
    expect(filterPages(groups, 'copy')[0]?.headings).toEqual([]);
  });

  test.each([
    ['long caching', ['Long-term caching']],
    ['hash', ['Hash format']],
    // The page has both words, but no heading has.
    ['hashes caching', []],
  ])('names only headings with all words of %j', (query, expected) => {
    const [hit] = filterPages(groups, query);
    expect(hit?.page.title).toBe('output.filenameHash');
    expect(hit?.headings.map(({ text }) => text)).toEqual(expected);
  });

  test('says which words to mark: those of a synonym where it is the one that answers', () => {
    expect(filterPages(groups, 'copy', synonyms)[0]?.terms).toEqual(['copy']);
    expect(filterPages(groups, 'base64', synonyms)[0]?.terms).toEqual(['data', 'uri']);
    // A hump where the text has none.
    expect(filterPages(groups, 'PlugIns')[0]?.terms).toEqual(['plugins']);
  });
});

test.each([
  ['output.filenameHash', 'output filename hash'],
  ['@rsbuild/plugin-sass', 'rsbuild plugin sass'],
  ['  A  b ', 'a b'],
])('the words of %j are %j', (text, expected) => {
  expect(words(text)).toBe(expected);
});
