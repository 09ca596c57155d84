/** Terminal output pasted into the search leads to the section that explains it. */
import { describe, expect, it } from 'vitest';
import placesFile from '../../src/messages/places.json' with { type: 'json' };
import { causes, searchMessages } from '../../src/messages/searchMessages.ts';
import { longestQuery } from '../../src/search/constants.ts';
import { createEngine } from '../../src/search/engine.ts';
import type { SearchDocument } from '../../src/search/types.ts';
import { cpuSeconds } from '../cpuTime.ts';
import { cases } from '../messages/cases/index.ts';
import { withoutColors } from '../messages/normalize.ts';
import { readColored } from '../messages/recordings.ts';

const places: Readonly<Record<string, string>> = placesFile;
const recorded = readColored();

const explaining = [...Object.values(places), ...causes.map(({ place }) => place)];

/** Pages that only consist of explained messages. */
const documentsIn = (prefix: string): SearchDocument[] =>
  [...new Set(explaining.map((place) => place.split('#')[0] ?? ''))].map((page, id) => {
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

/** Section that explains a message in a text. */
const placeOf = (id: string, text: string) =>
  causes.find((cause) => cause.message === id && new RegExp(cause.text).test(withoutColors(text)))
    ?.place ?? places[id];

/** Each output with the section for its main message. */
const outputs = cases.flatMap(({ name, says: [main = ''] }) =>
  Object.keys(recorded)
    .filter((key) => key.replace(/\.v\d$/, '') === name)
    .map((key) => ({ key, text: recorded[key] ?? '', place: placeOf(main, recorded[key] ?? '') })),
);

const machine = (text: string) =>
  text
    .replaceAll('/projects/app', '/home/me/work/web shop/packages/front-end')
    .replace(/(\.\w+):(\d+):(\d+)/g, '$1:1$2:4$3');

/** Forms in which the same output is pasted. */
const forms: [name: string, form: (text: string) => string][] = [
  ['as printed', (text) => text],
  ['from another machine', machine],
  ['without colors', withoutColors],
  ['with colors that lost a character', (text) => text.replaceAll('\u001b', '')],
  ['in one line', (text) => withoutColors(text).replace(/\s*\n\s*/g, ' ⏎ ')],
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

  it('says nothing of a cause without a sign of it, even without its end', () => {
    const template = 'The shop could not be opened, make sure that it is not closed: {path}';
    const data = page('/guide/faq/errors/shop');
    const message = { by: 'x', template };
    data.messages = [
      { ...message, heading: 'shop' },
      { ...message, heading: 'night', generality: -1, condition: 'at night' },
    ];
    const engine = createEngine([data]);
    const linksOf = (typed: string) =>
      engine.search(typed)[0]?.hits.flatMap(({ type, link }) => (type === 'message' ? [link] : []));
    const shop = '/guide/faq/errors/shop#shop';
    expect(linksOf('error   The shop could not be opened, make sure that')).toEqual([shop]);
    const whole = 'error   The shop could not be opened, make sure that it is not closed: tea';
    expect(linksOf(whole)).toEqual([shop]);
    expect(linksOf(`${whole}, at night`)?.[0]).toBe('/guide/faq/errors/shop#night');
  });

  it('comes in front of a general one that it does not repeat', () => {
    const general = page('/guide/faq/errors/build');
    general.messages = [
      {
        heading: 'lost',
        by: 'x',
        template: "Module not found: Can't resolve '{a}'",
        generality: 1,
      },
    ];
    const engine = createEngine([
      general,
      page('/config/part', '"Can\'t resolve"', '"No paths below …/style are there"'),
    ]);
    const linkOf = (typed: string) => engine.search(typed)[0]?.hits[0]?.link;
    const lost = "error   Module not found: Can't resolve 'shop/style'";
    expect(linkOf(lost)).toBe('/guide/faq/errors/build#lost');
    expect(linkOf(`${lost}\nNo paths below shop/style are there`)).toBe('/config/part#h1');
  });

  it('is told from others by the punctuation that it quotes', () => {
    const engine = createEngine([
      page('/guide/faq/exceptions', "`Uncaught SyntaxError: Unexpected token '<'`"),
      page('/guide/advanced/browsers', "'Unexpected token' or 'Invalid token'"),
    ]);
    const linkOf = (typed: string) => engine.search(typed)[0]?.hits[0]?.link;
    expect(linkOf("Uncaught SyntaxError: Unexpected token '<'")).toBe('/guide/faq/exceptions#h0');
    expect(linkOf("Uncaught SyntaxError: Unexpected token '.'")).toBe(
      '/guide/advanced/browsers#h0',
    );
  });

  it('may stand in a table instead of a heading', () => {
    const tables = page('/plugins/list/plugin-shop', 'Options', 'When something goes wrong');
    tables.content = [
      'When something goes wrong',
      'Message\tCause and fix',
      "Can't sell '…' from the closed shop\tOpen it",
      'The shop is closed\tWait',
      '商店在晚上关门以后就不能再卖任何东西\tWait',
      '',
      'Option\tMeaning',
      'The shop is open today, and tomorrow\tNo message',
    ].join('\n');
    tables.toc = [{ id: 'wrong', text: 'When something goes wrong', depth: 2, charIndex: 0 }];
    const engine = createEngine([tables]);
    const typesOf = (typed: string) => engine.search(typed).map(({ hits }) => hits[0]?.type);
    expect(engine.search("error: Can't sell 'tea' from the closed shop")[0]?.hits[0]).toMatchObject(
      {
        type: 'message',
        link: '/plugins/list/plugin-shop#wrong',
      },
    );
    expect(typesOf('error: The shop is open today, and tomorrow')).toEqual(['title']);
    // Descriptions in Chinese are not messages.
    expect(typesOf('商店在晚上关门以后就不能再卖任何东西')).not.toContain('message');
  });

  it('does not begin in one line and end in another when it is short', () => {
    const sass = page('/guide/faq/errors/styles');
    sass.messages = [{ heading: 'h', by: 'sass', template: 'Undefined variable.' }];
    const typesOf = (typed: string) =>
      createEngine([sass])
        .search(typed)
        .flatMap(({ hits }) => hits.map(({ type }) => type));
    expect(typesOf('error\n  Undefined variable.\n  in a.scss')).toContain('message');
    expect(typesOf('error: x is undefined\nvariable input')).not.toContain('message');
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

  it.each(causes)('$example leads to $place', ({ example, place }) => {
    expect(engine.search(`error   Build error:\n${example}`)[0]?.hits[0]?.link).toBe(
      prefix + place,
    );
  });

  it.each([
    // The beginning of a message, typed by hand.
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
    let page: ReturnType<typeof engine.search>[number] | undefined;
    const seconds = cpuSeconds(() => {
      [page] = engine.search(screen);
    });
    // The limit is 50 ms; slow machines and garbage collection add to it.
    expect(seconds).toBeLessThan(0.25);
    expect(page?.hits[0]?.link).toBe(prefix + places['could-not-find-any-entry-module']);
  });
});
