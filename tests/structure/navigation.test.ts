import { describe, expect, it } from 'vitest';
import { specPages } from '../../src/specRoutes.ts';
import {
  checkNavigation,
  missingPages,
  type NavigationTree,
  navigationParity,
} from './navigation.ts';

const file = (name: string, content: unknown) => ({
  file: `docs/en/${name}`,
  source: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});

const group = (name: string) => ({
  type: 'dir',
  name,
  label: name,
  collapsible: true,
  collapsed: false,
});

const navItem = { text: 'Config', link: '/config/', activeMatch: '^(/zh)?/config/' };

/** A small tree that no rule objects to. */
const sound = {
  pages: ['index', 'config/index', 'config/root', 'config/dev/hmr', 'config/dev/client'],
  config: ['index', 'root', group('dev')] as unknown,
  dev: ['client', 'hmr'] as unknown,
  nav: [navItem] as unknown,
  extra: {} as Record<string, unknown>,
};

function treeWith(changes: Partial<typeof sound> = {}, lang = 'en'): NavigationTree {
  const { pages, config, dev, nav, extra } = { ...sound, ...changes };
  const metas = { config, 'config/dev': dev, ...extra };
  return {
    lang,
    pages,
    metas: Object.fromEntries(
      Object.entries(metas)
        .filter(([, meta]) => meta !== undefined)
        .map(([folder, meta]) => [folder, file(`${folder}/_meta.json`.replace(/^\//, ''), meta)]),
    ),
    nav: nav === undefined ? undefined : file('_nav.json', nav),
  };
}

describe('checkNavigation', () => {
  it('accepts a sound tree', () => {
    expect(checkNavigation(treeWith())).toEqual([]);
  });

  it.each<[why: string, changes: Partial<typeof sound>, place: string, message: RegExp]>([
    ['no JSON', { dev: '[' }, 'config/dev/_meta.json:1', /not a JSON list/],
    ['an object', { dev: {} }, 'config/dev/_meta.json:1', /not a JSON list/],
    ['no list', { dev: undefined }, 'config/dev/_meta.json:1', /is missing: list hmr, client/],
    ['a page not listed', { dev: ['client'] }, 'config/dev/_meta.json:1', /add "hmr"/],
    [
      'a page not there',
      { dev: ['client', 'hmr', 'x'] },
      'config/dev/_meta.json:4',
      /available: hmr, client/,
    ],
    [
      'a page twice',
      { dev: ['client', 'hmr', 'hmr'] },
      'config/dev/_meta.json:3',
      /'hmr' is listed twice/,
    ],
    [
      'out of order',
      { dev: ['hmr', 'client'] },
      'config/dev/_meta.json:2',
      /'client' belongs here/,
    ],
    [
      'a section without its index',
      { config: ['root', group('dev')] },
      'config/_meta.json:1',
      /add "index"/,
    ],
    ['a folder not listed', { config: ['index', 'root'] }, 'config/_meta.json:1', /"name": "dev"/],
    [
      'a folder not there',
      { config: ['index', 'root', group('dev'), group('x')] },
      'config/_meta.json:\\d+',
      /folder 'x', which is not there/,
    ],
    [
      'a folder before a page',
      { config: ['index', group('dev'), 'root'] },
      'config/_meta.json:\\d+',
      /'root' belongs here/,
    ],
    [
      'a folder without label',
      { config: ['index', 'root', { type: 'dir', name: 'dev' }] },
      'config/_meta.json:6',
      /has no label/,
    ],
    [
      'a closed folder',
      { config: ['index', 'root', { ...group('dev'), collapsed: true }] },
      'config/_meta.json:6',
      /open at first/,
    ],
    [
      'a list for all sections',
      { extra: { '': ['index'] } },
      '_meta.json:1',
      /one sidebar for all/,
    ],
    [
      'a list for nothing',
      { extra: { guide: ['a'] } },
      'guide/_meta.json:2',
      /'a', which is not there/,
    ],
    [
      'a page of no route',
      { pages: [...sound.pages, 'config/x'], config: ['index', 'root', 'x', group('dev')] },
      'config/x.mdx:1',
      /no route of the specification/,
    ],
    ['no navigation', { nav: undefined }, '_nav.json:1', /is missing/],
    ['a section without item', { nav: [] }, '_nav.json:1', /add one that leads to \/config\//],
    [
      'an item that leads nowhere',
      { nav: [navItem, { ...navItem, link: '/guide/start/' }] },
      '_nav.json:9',
      /leads to \/guide\/start\/, which is no page/,
    ],
    [
      'another target',
      { nav: [{ ...navItem, link: '/config/root' }] },
      '_nav.json:4',
      /the specification says \/config\//,
    ],
    [
      'no mark for the section',
      { nav: [{ text: 'Config', link: '/config/' }] },
      '_nav.json:4',
      /active under/,
    ],
    [
      'a mark for all sections',
      { nav: [{ ...navItem, activeMatch: '/' }] },
      '_nav.json:4',
      /active under/,
    ],
    [
      'a mark for English alone',
      { nav: [{ ...navItem, activeMatch: '^/config/' }] },
      '_nav.json:4',
      /active under/,
    ],
  ])('reports %s', (_, changes, place, message) => {
    const problems = checkNavigation(treeWith(changes));
    const found = problems.find((problem) => message.test(problem.message));
    expect(found, JSON.stringify(problems, null, 2)).toBeDefined();
    expect(`${found?.file}:${found?.line}`).toMatch(new RegExp(`^docs/en/${place}$`));
  });

  it('reports sections in another order', () => {
    const guide = { link: '/guide/start/', activeMatch: '^(/zh)?/guide/' };
    const problems = checkNavigation(
      treeWith({
        pages: [...sound.pages, 'guide/start/index'],
        nav: [navItem, guide],
        extra: { guide: [group('start')], 'guide/start': ['index'] },
      }),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'sections are in the order config, guide: it is guide, config',
    ]);
  });

  it('lets a group link to the index of its folder', () => {
    const pages = [
      'index',
      'api/start/index',
      'api/javascript-api/index',
      'api/javascript-api/core',
    ];
    const tree = treeWith({
      pages,
      config: undefined,
      dev: undefined,
      nav: [{ link: '/api/start/', activeMatch: '^(/zh)?/api/' }],
      extra: {
        api: [group('start'), group('javascript-api')],
        'api/start': ['index'],
        'api/javascript-api': ['core'],
      },
    });
    expect(checkNavigation(tree)).toEqual([]);
  });
});

describe('missingPages', () => {
  const all = specPages();
  const withoutHmr = all.filter((page) => page !== 'config/dev/hmr');

  it('names every route of the specification that has no page', () => {
    expect(missingPages(treeWith({ pages: all }), [])).toEqual([]);
    expect(missingPages(treeWith({ pages: withoutHmr }), [])).toMatchObject([
      { file: 'docs/en/config/dev/hmr.mdx', message: expect.stringContaining('npm run new-page') },
    ]);
  });

  it('lets a pending page wait, until it is written', () => {
    expect(missingPages(treeWith({ pages: withoutHmr }), ['config/dev/hmr'])).toEqual([]);
    expect(missingPages(treeWith({ pages: all }), ['config/dev/hmr'])).toMatchObject([
      { message: expect.stringContaining('config/dev/hmr is written') },
    ]);
  });
});

describe('navigationParity', () => {
  const labelled = { config: ['index', 'root', { ...group('dev'), label: '开发' }] };
  const translated = { ...navItem, text: '配置' };

  it('accepts other labels and texts', () => {
    expect(navigationParity(treeWith(), treeWith({ ...labelled, nav: [translated] }))).toEqual([]);
  });

  it.each<[why: string, zh: Partial<typeof sound>, message: RegExp]>([
    ['a page is missing', { dev: ['client'] }, /item 2 is missing/],
    ['another order', { dev: ['hmr', 'client'] }, /item 1 is .*hmr/],
    ['another flag', { config: ['index', 'root', { ...group('dev'), collapsed: true }] }, /item 3/],
    ['a list alone', { extra: { guide: ['a'] } }, /no English file/],
    [
      'another link',
      { nav: [{ ...translated, link: '/config/root' }] },
      /item 1 is .*config\/root/,
    ],
    ['an item alone', { nav: [translated, translated] }, /item 2 is .*in English missing/],
  ])('%s', (_, zh, message) => {
    const problems = navigationParity(treeWith(), treeWith(zh));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
  });
});
