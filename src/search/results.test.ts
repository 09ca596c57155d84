import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { withMessages } from './results.ts';
import type { PageResult, SearchDocument } from './types.ts';

const content =
  'Intro about minify here\nUsage of minify `x`\nbody text\nOther\nfiles become smaller twice';
const page: SearchDocument = {
  id: 0,
  routePath: '/config/output/minify',
  domain: '',
  title: 'output.minify',
  description: 'How files become smaller',
  content,
  minors: '2.3 2.2',
  instead: { text: 'Use other', link: '/other' },
  section: ['Config', 'Output'],
  toc: [
    { id: 'usage', text: 'Usage of `minify` x', depth: 2, charIndex: 24, minors: '2.3' },
    { id: 'other', text: 'Other', depth: 2, charIndex: content.indexOf('Other') },
  ],
};
const elsewhere: SearchDocument = {
  id: 1,
  routePath: '/b',
  domain: 'https://x.example',
  title: 'Nothing',
  content: 'minify is in this text',
  toc: [],
};
const engine = createEngine([page, elsewhere]);
const group = page.routePath;
const minors = page.minors;
const title = {
  type: 'title',
  title: page.title,
  header: '',
  link: group,
  isExact: false,
  group,
  minors,
};
const intro = {
  statement: 'Intro about minify here',
  statementHighlights: [{ start: 12, length: 6 }],
};
const nothing = { statement: '', statementHighlights: [] };

test('a result is a page with its best headings, and marks what was typed', () => {
  const query = 'minify';
  expect(engine.search(query)).toEqual([
    {
      group,
      title: page.title,
      section: ['Config', 'Output'],
      hits: [
        { ...title, ...intro, query, highlights: [{ start: 7, length: 6 }] },
        {
          ...{ type: 'header', title: page.title, header: 'Usage of minify x', query, group },
          ...{ link: `${group}#usage`, isExact: false, minors: '2.3', ...nothing },
          highlights: [{ start: 9, length: 6 }],
        },
      ],
    },
    {
      group: 'https://x.example/b',
      title: 'Nothing',
      section: [],
      hits: [
        {
          ...{ type: 'title', title: 'Nothing', header: '', query, isExact: false },
          ...{ group: 'https://x.example/b', link: 'https://x.example/b' },
          highlights: [],
          statement: 'minify is in this text',
          statementHighlights: [{ start: 0, length: 6 }],
        },
      ],
    },
  ]);
});

test('the description counts where it has a word of the query, and a passage where no heading has', () => {
  const [found] = engine.search('smaller');
  expect(found?.hits).toMatchObject([
    { statement: 'How files become smaller', statementHighlights: [{ start: 17, length: 7 }] },
    {
      ...{ type: 'content', header: 'Other', highlights: [], minors: undefined },
      statement: 'files become smaller twice',
      statementHighlights: [{ start: 13, length: 7 }],
    },
  ]);
});

test.each([
  ['usage of minify x', `${group}#usage`],
  ['Other', `${group}#other`],
])('%s is exactly a heading', (query, link) => {
  const [found] = engine.search(query);
  expect(found?.hits.map((hit) => [hit.link, hit.isExact])).toEqual([
    [group, false],
    [link, true],
  ]);
});

test.each([
  ['1.0', [group, '/other', `${group}#usage`]],
  ['2.2', [group, `${group}#usage`]],
])('in %s, a page has a link to what is there instead if it does not apply', (minor, links) => {
  const [found] = engine.search('minify', minor);
  expect(found?.hits.map(({ link }) => link)).toEqual(links);
  const instead = found?.hits.find(({ type }) => type === 'instead');
  expect([instead?.header, instead?.statement, instead?.minors]).toEqual(
    minor === '1.0' ? ['Use other', '', ''] : [undefined, undefined, undefined],
  );
});

test('messages come first, and their sections only once', () => {
  const message = (heading: string, by: string, template: string) => ({ heading, by, template });
  const other = { link: '/x' };
  const results = [
    { group: '/x', title: 'X', section: [], hits: [{ link: `${group}#usage` }, other] },
  ] as unknown as PageResult[];
  const recognized = [
    { document: page, message: message('usage', 'core', 'a') },
    { document: elsewhere, message: message('gone', 'cli', 'c `d`') },
  ];
  const found = withMessages(recognized, results, 'typed');
  expect(found).toEqual([
    {
      group: `${group}#usage`,
      title: page.title,
      section: ['Config', 'Output'],
      hits: [
        {
          ...{ type: 'message', title: page.title, header: 'Usage of minify x', isExact: true },
          ...{ link: `${group}#usage`, group, query: 'typed', highlights: [], minors: '2.3' },
          ...{ statement: 'core', statementHighlights: [] },
        },
      ],
    },
    {
      group: 'https://x.example/b#gone',
      title: 'Nothing',
      section: [],
      hits: [expect.objectContaining({ header: 'c d', statement: 'cli' })],
    },
    { group: '/x', title: 'X', section: [], hits: [other] },
  ]);
});
