import { describe, expect, it } from 'vitest';
import {
  checkNavigation,
  missingRoutes,
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

/** A small valid tree. */
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
    ['no JSON', { dev: '[' }, 'config/dev/_meta.json:1', /not a JSON array/],
    ['an object', { dev: {} }, 'config/dev/_meta.json:1', /not a JSON array/],
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
    ['no navigation', { nav: undefined }, '_nav.json:1', /is missing/],
    ['a section without item', { nav: [] }, '_nav.json:1', /add one that leads into \/config\//],
    ['a section with two items', { nav: [navItem, navItem] }, '_nav.json:4', /has two items/],
    [
      'an item that leads nowhere',
      { nav: [navItem, { ...navItem, link: '/guide/start/' }] },
      '_nav.json:9',
      /leads to \/guide\/start\/, which is no page/,
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

describe('missingRoutes', () => {
  it('names each path that is no page', () => {
    const paths = ['/', '/config/', '/config/root', '/config/x', '/guide/'];
    expect(missingRoutes(treeWith(), paths).map(({ file }) => file)).toEqual([
      'docs/en/config/x.mdx',
      'docs/en/guide/index.mdx',
    ]);
  });
});

describe('navigationParity', () => {
  const labeled = { config: ['index', 'root', { ...group('dev'), label: '开发' }] };
  const translated = { ...navItem, text: '配置' };

  it('accepts other labels and texts', () => {
    expect(navigationParity(treeWith(), treeWith({ ...labeled, nav: [translated] }))).toEqual([]);
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
