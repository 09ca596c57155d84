/** What a terminal prints, pasted into the search, leads to the section that explains it. */
import { describe, expect, it } from 'vitest';
import placesFile from '../../src/messages/places.json' with { type: 'json' };
import { searchMessages } from '../../src/messages/searchMessages.ts';
import { longestQuery } from '../../src/search/constants.ts';
import { createEngine } from '../../src/search/engine.ts';
import type { SearchDocument } from '../../src/search/types.ts';
import { cases } from '../messages/cases/index.ts';
import { withoutColours } from '../messages/normalise.ts';
import { readColoured } from '../messages/recordings.ts';

const places: Readonly<Record<string, string>> = placesFile;
const recorded = readColoured();

/** Pages with nothing but the messages that they explain. */
const documentsIn = (prefix: string): SearchDocument[] =>
  [...new Set(Object.values(places).map((place) => place.split('#')[0] ?? ''))].map((page, id) => {
    const messages = searchMessages(prefix + page);
    const toc = [...new Set(messages.map(({ heading }) => heading))];
    return {
      id,
      title: page,
      routePath: prefix + page,
      domain: '',
      content: '',
      toc: toc.map((heading) => ({ id: heading, text: heading, depth: 3, charIndex: -1 })),
      messages,
    };
  });

/** Each output with the section of its main message. */
const outputs = cases.flatMap(({ name, says: [main = ''] }) =>
  Object.keys(recorded)
    .filter((key) => key.replace(/\.v\d$/, '') === name)
    .map((key) => ({ key, text: recorded[key] ?? '', place: places[main] })),
);

const machine = (text: string) =>
  text
    .replaceAll('/projects/app', '/home/me/work/web shop/packages/front-end')
    .replace(/(\.\w+):(\d+):(\d+)/g, '$1:1$2:4$3');

/** How the same output reaches the box. */
const forms: [name: string, form: (text: string) => string][] = [
  ['as printed', (text) => text],
  ['from another machine', machine],
  ['without colours', withoutColours],
  ['with colours that lost a character', (text) => text.replaceAll('\u001b', '')],
  ['in one line', (text) => withoutColours(text).replace(/\s*\n\s*/g, ' ⏎ ')],
  [
    'in a screen',
    (text) =>
      [
        '$ npm run build',
        '> shop@1.4.0 build',
        '> rsbuild build',
        '',
        '  Rsbuild v2.3.2',
        'info    build started...',
        text,
        '    at async Promise.all (index 0)',
        '    at run (file:///home/me/shop/node_modules/@rsbuild/core/dist/m.js:100:20)',
        ' ELIFECYCLE  Command failed with exit code 1.',
      ].join('\n'),
  ],
];

describe('a message that a heading quotes', () => {
  const page = (routePath: string, ...headings: string[]): SearchDocument => ({
    id: 0,
    title: routePath,
    routePath,
    domain: '',
    content: '',
    toc: headings.map((text, at) => ({ id: `h${at}`, text, depth: 3, charIndex: -1 })),
  });
  const engine = createEngine([
    page('/config/chunks', "'Loading chunk … failed'", 'How to load a chunk'),
    page(
      '/guide/faq/exceptions',
      "'Loading chunk … failed'",
      '"Cannot access \'…\' before initialization"',
      "'document is not defined', 'window is not defined'",
      "'Buffer'",
    ),
  ]);

  it.each([
    // Of two pages, the one about errors.
    ['ChunkLoadError: Loading chunk 627 failed.\n(error: https://a.example/1.js)', '#h0'],
    ["Uncaught ReferenceError: Cannot access 'r' before initialization", '#h1'],
    ['ReferenceError: window is not defined', '#h2'],
  ])('%j leads to %s', (text, hash) => {
    expect(engine.search(text)[0]?.hits[0]?.link).toBe(`/guide/faq/exceptions${hash}`);
  });

  it('comes behind a message that is data, even one without its end', () => {
    const template =
      '[x:shop] The shop could not be opened, make sure that it is not closed: {path}';
    const shop = page('/config/shop', "'The shop could not be opened'");
    const data = page('/guide/faq/errors/shop', 'Shops');
    data.messages = [{ heading: 'h0', by: 'x:shop', template }];
    const [first] = createEngine([shop, data]).search(
      'error   [x:shop] The shop could not be opened, make sure that',
    );
    expect(first?.hits[0]?.link).toBe('/guide/faq/errors/shop#h0');
  });

  it('is none when it is short, or no quotation', () => {
    const types = engine
      .search('error: Buffer is what I need, how to load a chunk')
      .flatMap(({ hits }) => hits.map(({ type }) => type));
    expect(types).not.toContain('message');
  });
});

describe.each([
  ['English', ''],
  ['Chinese', '/zh'],
])('a message pasted into the search in %s', (_, prefix) => {
  const engine = createEngine(documentsIn(prefix));

  it.each(outputs)('$key leads to $place', ({ text, place }) => {
    expect(place).toBeDefined();
    const missed = forms.filter(([, form]) => {
      const [hit] = engine.search(form(text))[0]?.hits ?? [];
      return hit?.type !== 'message' || hit.link !== prefix + place;
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  it.each([
    // The beginning of a message, as a reader types it off a screen.
    ['Could not find any entry module', 'could-not-find-any-entry-module'],
    [
      '[rsbuild:config] Could not find any entry module, please make',
      'could-not-find-any-entry-module',
    ],
    ['failed to load file with jiti', 'failed-to-load-file-with-jiti'],
  ])('%s leads to the section of %s', (typed, id) => {
    expect(engine.search(typed)[0]?.hits[0]?.link).toBe(prefix + places[id]);
  });

  it.each(['how to change the port', 'rsbuild build is slow', 'css modules', '端口 代理', 'error'])(
    '%s is no message',
    (typed) => {
      expect(
        engine.search(typed).flatMap(({ hits }) => hits.map(({ type }) => type)),
      ).not.toContain('message');
    },
  );

  it('a screen of 20,000 characters is read in time', () => {
    const line =
      'warn    File: ./src/pages/shop/index.tsx:12:4 - some text of a module without a message\n';
    const screen = line.repeat(longestQuery / line.length - 3) + (recorded['no-entry.v2'] ?? '');
    engine.search(screen);
    const started = performance.now();
    const [page] = engine.search(screen);
    // The promise is 50 ms; machines that run tests are busy.
    expect(performance.now() - started).toBeLessThan(250);
    expect(page?.hits[0]?.link).toBe(prefix + places['could-not-find-any-entry-module']);
  });
});
