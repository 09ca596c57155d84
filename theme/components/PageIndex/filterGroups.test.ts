import { expect, test } from 'vitest';
import { filterGroups, type IndexedGroup } from './filterGroups.ts';

const page = (title: string, description: string, headings: string[] = []) => ({
  title,
  link: `/${title}`,
  description,
  since: null,
  headings: headings.map((text) => ({ id: text, text })),
});
const groups: IndexedGroup[] = [
  {
    name: 'output',
    pages: [
      page('output.filenameHash', 'Content hashes in file names.', [
        'Hash format',
        'Long-term caching',
      ]),
      page('output.copy', 'Copy files.'),
    ],
  },
  { name: 'server', pages: [page('server.port', 'Port of the dev server.')] },
];
const titles = (query: string) =>
  filterGroups(groups, query).flatMap(({ pages }) => pages.map(({ title }) => title));

test.each([
  ['', ['output.filenameHash', 'output.copy', 'server.port']],
  ['  ', ['output.filenameHash', 'output.copy', 'server.port']],
  ['FILENAMEHASH', ['output.filenameHash']], // case does not count
  ['long term', ['output.filenameHash']], // a hyphen is a space, in the heading …
  ['hash-format', ['output.filenameHash']], // … and in the query
  ['output', ['output.filenameHash', 'output.copy']], // a group's name keeps all of it
  ['dev server', ['server.port']], // descriptions count
  ['nothing like it', []],
])('%j finds %j', (query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test('a page that matches in a heading alone keeps that heading only', () => {
  const headings = filterGroups(groups, 'caching')[0]?.pages[0]?.headings;
  expect(headings?.map(({ text }) => text)).toEqual(['Long-term caching']);
});
