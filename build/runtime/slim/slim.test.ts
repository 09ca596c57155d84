import { describe, expect, test, vi } from 'vitest';
import { compactPages, compactRoutes, compactSidebar } from './compact.mjs';
import { expandPages, expandRoutes, expandSidebar, optionText } from './expand.mjs';
import { slimPageData, slimRoutes, slimSiteData } from './modules.mjs';

const page = (routePath: string, lang: string, file: string, more = {}) => ({
  routePath,
  lang,
  version: '',
  _relativePath: file,
  feeds: [],
  ...more,
});

describe('the data about all pages', () => {
  const feeds = [{ url: '/feed.xml', mime: 'rss', language: 'en' }];
  const pages = [
    page('/', 'en', 'en/index.mdx', { feeds }),
    page('/config/mode', 'en', 'en/config/mode.mdx', { lastUpdatedTime: '2026-01-02' }),
    page('/zh/', 'zh', 'zh/index.mdx', { lastUpdatedTime: '2026-01-02' }),
  ];

  test('comes back as it was', () => {
    const unfolded = expandPages(compactPages(pages, 'en'));
    expect(unfolded).toHaveLength(3);
    expect(unfolded).toEqual(expect.arrayContaining(pages));
  });

  test('leaves out what the page itself has', () => {
    const full = page('/a', 'en', 'en/a.mdx', {
      title: 'A',
      description: 'B',
      toc: [{ id: 'x' }],
      frontmatter: { title: 'A' },
      lastUpdatedTime: '2026-01-02',
    });
    expect(expandPages(compactPages([full], 'en'))).toEqual([
      page('/a', 'en', 'en/a.mdx', { lastUpdatedTime: '2026-01-02' }),
    ]);
  });

  test.each([
    ['a file elsewhere', page('/a', 'en', 'en/other.mdx')],
    ['a version', { ...page('/a', 'en', 'en/a.mdx'), version: '2.x' }],
    ['a field of a plugin', page('/a', 'en', 'en/a.mdx', { badge: 'new' })],
  ])('keeps %s', (_, odd) => {
    expect(expandPages(compactPages([odd], 'en'))).toEqual([odd]);
  });
});

describe('the routes', () => {
  test('fetch the code of their page, and are in the shape of Rspress', async () => {
    const { paths, languages } = compactRoutes(
      [
        { path: '/a', filePath: 'en/a.mdx', lang: 'en', load: 'a' },
        { path: '/zh/', filePath: 'zh/index.mdx', lang: 'zh', load: 'zh' },
      ],
      'en',
    );
    const loads = { a: vi.fn(async () => 'code of a'), zh: vi.fn(async () => 'code of zh') };
    const preload = vi.fn(async () => {});
    const prepare = vi.fn(async () => {});
    const routes = expandRoutes(
      {
        paths,
        languages: Object.fromEntries(
          Object.entries(languages).map(([lang, { prefix, load }]) => [
            lang,
            { prefix, load: load.map((route) => route && loads[route.load as 'a' | 'zh']) },
          ]),
        ),
      },
      { createElement: (component) => component, lazy: (load) => ({ load, preload }), prepare },
    ) as { path: string; filePath: string; lang: string; preload: () => Promise<string> }[];
    expect(routes.map(({ path, filePath, lang }) => [path, filePath, lang])).toEqual([
      ['/a', 'en/a.mdx', 'en'],
      ['/zh/', 'zh/index.mdx', 'zh'],
    ]);
    expect(await routes[1]?.preload()).toBe('code of zh');
    expect(preload).toHaveBeenCalledOnce();
    // What the language needs beside the code is there before the page is shown.
    expect(prepare.mock.calls).toEqual([['zh']]);
    expect(loads.a).not.toHaveBeenCalled();
  });

  test('a file that does not follow from the path is an error', () => {
    const odd = { path: '/a', filePath: 'en/b.mdx', lang: 'en', load: '' };
    expect(() => compactRoutes([odd], 'en')).toThrow('/a is expected in en/a.mdx');
  });
});

describe('a sidebar', () => {
  const place = { path: '/zh/config', file: 'zh/config' };
  const link = (text: string, path: string) => ({
    text,
    link: `/zh/config/${path}.html`,
    _fileKey: `zh/config/${path}`,
  });
  const group = {
    text: 'output',
    collapsible: true,
    collapsed: false,
    items: [link('output.filenameHash', 'output/filename-hash'), link('其他', 'output/other')],
    _fileKey: 'zh/config/output',
  };

  test('is folded to names', () => {
    expect(compactSidebar([link('mode', 'mode'), group], place)).toEqual([
      'mode',
      { g: 'output', f: 'output', c: 0, e: ['filename-hash', 'other=其他'] },
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a link', link('mode', 'mode')],
    ['a text with an equals sign', link('a=b', 'mode')],
    ['a group', group],
    ['a closed group', { ...group, collapsed: true }],
    ['a group that cannot be closed', { ...group, collapsible: false }],
    ['a group with a page of its own', { ...group, link: '/zh/config/output.html' }],
    ['a link elsewhere', { text: 'x', link: 'https://example.com/' }],
    ['a link with a tag', { ...link('mode', 'mode'), tag: 'new' }],
    ['a divider', { dividerType: 'dashed' }],
    ['a section header', { sectionHeaderText: 'More' }],
  ])('%s comes back as it was', (_, entry) => {
    expect(expandSidebar(compactSidebar([entry], place), place)).toEqual([entry]);
  });

  test.each([
    ['filename-hash', 'output', 'output.filenameHash'],
    ['mode', '', 'mode'],
  ])('%s in %j is the option %s', (name, text, option) => {
    expect(optionText(name, text)).toBe(option);
  });
});

describe('a module that is not as expected stays as it is', () => {
  const options = { defaultLanguage: 'en', expand: '/expand.mjs', strings: '/strings.ts' };
  test.each([
    ['page data', slimPageData],
    ['routes', slimRoutes],
    ['site data', slimSiteData],
  ])('%s', (_, slim) => {
    expect(slim('module.exports = {}', options)).toBe('module.exports = {}');
  });
});
