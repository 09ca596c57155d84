import { describe, expect, test } from 'vitest';
import { presets, shownPages } from '../../src/search/constants.ts';
import { createEngine } from '../../src/search/engine.ts';
import type { SearchDocument, SearchPreset } from '../../src/search/types.ts';

const page = (id: number, routePath: string, title: string, content: string): SearchDocument => ({
  id,
  routePath,
  domain: '',
  title,
  content,
  toc: [],
});

const documents: SearchDocument[] = [
  page(0, '/guide/in-text', 'Something', 'a word about hashes, and filename too'),
  page(1, '/config/output/filename-hash', 'output.filenameHash', 'names of files'),
  {
    ...page(2, '/guide/in-heading', 'Caching', 'Filename hash\n\nlong ago'),
    toc: [{ id: 'hash', text: 'Filename hash', depth: 2, charIndex: 0 }],
  },
  page(3, '/community/releases/v0-1', 'Release', 'filename hash filename hash'),
  page(4, '/config/server/cors', 'server.cors', 'which origins may read'),
  page(5, '/guide/migration/cra', 'Create React App', 'leave react scripts'),
  page(6, '/zh/config/output/dist-path', 'output.distPath', '产物写到哪个目录'),
  page(7, '/zh/guide/other', '其他', '产品的目的'),
  page(8, '/guide/cyrillic', 'Кириллица', 'поиск слова'),
];

describe.each(Object.keys(presets) as SearchPreset[])('preset %s', (preset) => {
  const engine = createEngine(documents, preset);
  test.each([
    ['filenameHash', '/config/output/filename-hash'], // as the option is written
    ['filename-hash', '/config/output/filename-hash'],
    ['OUTPUT.FILENAMEHASH', '/config/output/filename-hash'],
    ['hash filename', '/config/output/filename-hash'], // another order
    ['filenme hash', '/config/output/filename-hash'], // a letter missing
    ['how to set filename hash', '/config/output/filename-hash'], // filler words
    ['cra', '/guide/migration/cra'], // synonym
    ['跨域', '/config/server/cors'], // synonym across languages
    ['目录产物', '/zh/config/output/dist-path'], // a compound in another order
    ['слова', '/guide/cyrillic'],
  ])('%s', (query, expected) => {
    expect(engine.order(query)[0]).toBe(expected);
  });

  test('title, then heading, then text, then release posts', () => {
    expect(engine.order('filename hash')).toEqual([
      '/config/output/filename-hash',
      '/guide/in-heading',
      '/guide/in-text',
      '/community/releases/v0-1',
    ]);
  });
});

describe('words that are more than words', () => {
  const engine = createEngine([
    page(0, '/config/mode', 'mode', 'the mode of the build, env mode, staging mode'),
    page(
      1,
      '/guide/basic/cli',
      'Command line',
      'Flag\tMeaning\n-m, --mode\tm\n--env-mode <mode>\te',
    ),
    page(2, '/guide/migration/rsbuild-0-x', 'Upgrade from 0.x', 'to 1.0, 1 by 1, in 2 steps'),
    page(3, '/guide/migration/rsbuild-1-x', 'Upgrade from 1.x to 2.x', 'what changes'),
    page(4, '/guide/basic/tailwindcss', 'Tailwind CSS', 'tailwind'),
    page(5, '/guide/basic/tailwindcss-v3', 'Tailwind CSS v3', 'tailwind'),
  ]);

  test.each([
    // A flag in a table.
    ['rsbuild --env-mode staging', '/guide/basic/cli'],
    ['env mode', '/config/mode'],
    // A version is one word in all its spellings.
    ['upgrade 1 to 2.0', '/guide/migration/rsbuild-1-x'],
    ['upgrade v2', '/guide/migration/rsbuild-1-x'],
    ['upgrade 0.7', '/guide/migration/rsbuild-0-x'],
    // Replaced features rank below their replacement.
    ['tailwind', '/guide/basic/tailwindcss'],
    ['tailwind v3', '/guide/basic/tailwindcss-v3'],
  ])('%s', (query, expected) => {
    expect(engine.order(query)[0]).toBe(expected);
  });
});

describe('what the words of a page do not say', () => {
  const asked = (id: number, ways: string[]) => ({
    ...page(id, `/asked/${id}`, 'Something', 'other words'),
    asked: ways,
  });
  test.each([
    ['the way to ask that is nearest', 'rename the output files', [1, 2]],
    ['a weak word decides nothing beside another', 'disable minification', [4]],
  ])('%s', (_, query, first) => {
    const engine = createEngine([
      asked(1, ['rename output files']),
      asked(2, ['rename output files, folders and everything else there is']),
      page(3, '/disable', 'Disable the error overlay', 'disable disable'),
      page(4, '/minify', 'Minify', 'minification'),
    ]);
    const places = engine.order(query).map((route) => {
      const found = /\d+$/.exec(route)?.[0];
      return found ? Number(found) : route === '/minify' ? 4 : 3;
    });
    expect(places.slice(0, first.length)).toEqual(first);
  });

  test('who asks what something is gets the page that explains first', () => {
    const engine = createEngine([
      page(1, '/config/tools/rspack', 'tools.rspack', 'Options for the bundler Rspack'),
      page(2, '/guide/start/glossary', 'Glossary', 'Rspack\n\nThe bundler Rspack'),
    ]);
    expect(engine.order('rspack')[0]).toBe('/config/tools/rspack');
    expect(engine.order('什么是 rspack')).toContain('/guide/start/glossary');
  });
});

test.each([
  // Without a problem, the option ranks first.
  ['compression', '/config/x/y'],
  ["compression doesn't work", '/guide/faq/general'],
  ['compression 不生效', '/guide/faq/general'],
])('who tells of a problem gets the pages of problems first: %s', (query, expected) => {
  const engine = createEngine([
    page(1, '/config/x/y', 'Compression', 'compression'),
    page(2, '/guide/faq/general', 'Compression', 'compression'),
  ]);
  expect(engine.order(query)[0]).toBe(expected);
});

test('a compound is found by the part that says what it is', () => {
  const engine = createEngine([
    page(1, '/plugins', 'Plugin system', 'plugin plugin'),
    page(2, '/config/output/minify', 'Smaller code', 'minify'),
  ]);
  expect(engine.order('TerserPlugin')[0]).toBe('/config/output/minify');
});

test.each([
  'startDevServer',
  'startDevSever', // a letter is missing
  'startDveServer', // two are swapped
])('a name that is a heading leads to its page, also as %s', (query) => {
  const toc = [{ id: 'it', text: 'startDevServer', depth: 2, charIndex: 0 }];
  const engine = createEngine([
    page(1, '/guide/server', 'Start a dev server', 'start dev server\n'.repeat(3)),
    { ...page(2, '/api/instance', 'Instance', 'startDevServer\n\nwords'), toc },
  ]);
  expect(engine.order(query)[0]).toBe('/api/instance');
});

test('an option is found by its name before pages that speak of it', () => {
  // The title does not match the query: without the weight of the name, the other page would be
  // first.
  const engine = createEngine([
    { ...page(1, '/guide/speaking', 'Something', 'other'), description: 'base' },
    { ...page(2, '/config/x/y', 'Of another page', 'other'), names: ['server.base'] },
  ]);
  expect(engine.order('base')[0]).toBe('/config/x/y');
});

describe('a heading that is the query', () => {
  const toc = (text: string) => [{ id: 'it', text, depth: 2, charIndex: 0 }];
  const engine = createEngine([
    page(1, '/many', 'Cold start', 'a cold start'),
    {
      ...page(2, '/one', 'Elsewhere', 'Start from `cold`\n\nwords'),
      toc: toc('Start from `cold`'),
    },
    { ...page(3, '/two', 'Install', 'Install\n\nwords'), toc: toc('Install') },
    { ...page(4, '/usage', 'Usage', 'Usage\n\nwords'), toc: toc('Usage') },
  ]);
  test.each([
    ['start from cold', '/one', true], // its page is first, and it is marked
    ['How to: Start from COLD?', '/one', true], // but for fillers, case and punctuation
    ['cold start', '/many', false], // a title is no heading
    ['usage', '/usage', false], // the title of the page is the query, too
    ['cold starting', '/many', false], // other words
  ])('%s', (query, first, isExact) => {
    const [result] = engine.search(query);
    expect(result?.group).toBe(first);
    expect(result?.hits.some((hit) => hit.isExact)).toBe(isExact);
  });
});

test('a pasted message finds the heading that names it, also with other words between its own', () => {
  const headings = ["export '…' was not found in '…'", 'Failed to load the addon'];
  const engine = createEngine([
    page(1, '/other', 'Exports', 'what an export is, and where it was found'),
    {
      ...page(2, '/errors', 'Errors', headings.join('\n\n')),
      toc: headings.map((text, id) => ({
        id: String(id),
        text,
        depth: 2,
        charIndex: headings.join('\n\n').indexOf(text),
      })),
    },
  ]);
  const message =
    "error   Build failed:\nexport 'a' (imported as 'b') was not found in './c' (possible exports: d)";
  expect(engine.order(message)[0]).toBe('/errors');
});

test.each(['', '/zh'])('below %j/, a guide comes before a page of messages', (prefix) => {
  const engine = createEngine([
    page(1, `${prefix}/guide/faq/errors/build`, 'Dist', 'the folder'),
    page(2, `${prefix}/guide/basic/build`, 'Dist', 'the folder'),
  ]);
  expect(engine.order('dist')).toEqual([
    `${prefix}/guide/basic/build`,
    `${prefix}/guide/faq/errors/build`,
  ]);
});

test('names of other tools are found inside compounds', () => {
  const engine = createEngine([
    page(1, '/config/server/proxy', 'server.proxy', 'forwards'),
    page(2, '/config/performance/chunk-split', 'performance.chunkSplit', 'how code is cut'),
  ]);
  expect(engine.order('build.rollupOptions.output.manualChunks')[0]).toBe(
    '/config/performance/chunk-split',
  );
});

test('a heading that answers is linked', () => {
  const [, hit] = createEngine(documents)
    .search('filename hash')
    .flatMap(({ hits }) => hits)
    .filter(({ group }) => group === '/guide/in-heading');
  expect(hit?.link).toBe('/guide/in-heading#hash');
});

test('a heading without a place on its page is found, too', () => {
  const engine = createEngine([
    {
      ...page(1, '/guide/odd', 'Something', 'other words'),
      toc: [{ id: 'odd', text: 'Cold start', depth: 2, charIndex: -1 }],
    },
  ]);
  expect(engine.search('cold')[0]?.hits[1]?.link).toBe('/guide/odd#odd');
});

test('a part of a word is found: the substring rule', () => {
  expect(createEngine(documents).order('ilenameHas')).toContain('/config/output/filename-hash');
});

test('at most seven pages, each once', () => {
  const many = Array.from({ length: 30 }, (_, id) => page(id, `/p${id}`, 'Same', 'same 相同'));
  const groups = createEngine(many)
    .search('same 相同')
    .map(({ group }) => group);
  expect(groups).toHaveLength(7);
  expect(new Set(groups).size).toBe(7);
});

test.each([
  ['', 0],
  ['   ', 0],
  ['!?&#', 0],
  ['<img src=x onerror=alert(1)>', null],
  ['x'.repeat(30_000), 0],
  ['word '.repeat(4000), null],
  ['产物'.repeat(5000), null],
  ['🙂👩‍👩‍👧', 0],
  ['مرحبا', 0],
  ['constructor __proto__ toString', null],
  ['\\ ( [ {', 0],
])('odd input %# does not throw', (query, count) => {
  const results = createEngine(documents).search(query);
  expect(results.length).toBeLessThanOrEqual(shownPages);
  if (count !== null) expect(results).toHaveLength(count);
});

describe('for a version that the reader has chosen', () => {
  const instead = { text: 'resolve.alias', link: '/config/resolve/alias' };
  const content = 'Text\n\nGone\n\nalias of old\n\nHere\n\nalias of now';
  const engine = createEngine([
    {
      ...page(1, '/config/source/alias', 'source.alias', 'other names for modules'),
      minors: '1.7 1.6',
      instead,
    },
    page(2, '/config/resolve/alias', 'resolve.alias', 'other names for modules'),
    {
      ...page(3, '/guide/names', 'Names', content),
      toc: [
        { id: 'gone', text: 'Gone', depth: 2, charIndex: content.indexOf('Gone'), minors: '1.7' },
        { id: 'here', text: 'Here', depth: 2, charIndex: content.indexOf('Here') },
      ],
    },
  ]);

  test.each([
    ['1.7', ['/config/source/alias', '/config/resolve/alias']],
    ['2.3', ['/config/resolve/alias', '/config/source/alias']],
    [undefined, ['/config/source/alias', '/config/resolve/alias']], // nothing is chosen
  ])('%s, pages that it lacks come later', (minor, expected) => {
    expect(engine.order('alias modules', minor).slice(0, 2)).toEqual(expected);
  });

  test('a page that it lacks is found by its name, with what to use instead', () => {
    const [first] = engine.search('source.alias', '2.3');
    expect(first?.hits[0]).toMatchObject({ type: 'title', minors: '1.7 1.6' });
    expect(first?.hits[1]).toMatchObject({
      type: 'instead',
      header: instead.text,
      link: instead.link,
    });
    expect(engine.search('source.alias', '1.7')[0]?.hits.map(({ type }) => type)).not.toContain(
      'instead',
    );
  });

  test.each([
    ['1.7', ['gone', 'here']],
    ['2.3', ['here', 'gone']],
  ])('%s, sections that it lacks come later', (minor, expected) => {
    const { hits = [] } =
      engine.search('alias names', minor).find(({ title }) => title === 'Names') ?? {};
    expect(hits.slice(1).map(({ link }) => link.split('#')[1])).toEqual(expected);
    expect(hits.find(({ header }) => header === 'Gone')?.minors).toBe('1.7');
  });
});
