import { describe, expect, test } from 'vitest';
import { shortPages, shortRoutes, shortSidebars } from './siteModules.ts';

interface RouteService {
  generateRoutesCodeByRouteMeta: (routes: object[]) => string;
}

/** `virtual-routes` as the installed Rspress writes it. */
async function routesOfRspress(): Promise<string> {
  const entry = import.meta.resolve('@rspress/core');
  const file = new URL('node/route/RouteService.js', entry).href;
  const { RouteService } = await import(/* @vite-ignore */ file);
  const service: RouteService = await RouteService.createSimple();
  return service.generateRoutesCodeByRouteMeta(
    [
      ['/', 'en', 'en/index.mdx'],
      ['/config/mode', 'en', 'en/config/mode.mdx'],
      ['/zh/', 'zh', 'zh/index.mdx'],
      ['/zh/config/', 'zh', 'zh/config/index.mdx'],
    ].map(([routePath, lang, relativePath]) => ({
      routePath,
      lang,
      relativePath,
      absolutePath: `/docs/${relativePath}`,
      version: '',
    })),
  );
}

/** The routes of a module, with a stand-in for what it imports. */
function evaluate(code: string): { path: string; lang: string; filePath: string }[] {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace('export const routes', 'const routes')
    .replace(/\(\) => import\((?:\/\*.*?\*\/ *)?(".*?")\)/g, '() => Promise.resolve($1)');
  const lazy = 'const createElement = String, lazyWithPreload = (load) => ({ preload: load });';
  return new Function(`${lazy}${body};return routes;`)();
}

describe('the routes', () => {
  test('of the installed Rspress are the same as before', async () => {
    const routes = evaluate(shortRoutes(await routesOfRspress()));
    const found = routes.map(({ path, lang, filePath }) => [path, lang, filePath].join(' ')).sort();
    expect(found).toEqual([
      '/ en en/index.mdx',
      '/config/mode en en/config/mode.mdx',
      '/zh/ zh zh/index.mdx',
      '/zh/config/ zh zh/config/index.mdx',
    ]);
  });

  test.each([
    ['another name of the loaders', /loadRoute/g, 'importRoute'],
    ['another way to load', /import\(.*\)/g, 'load()'],
    [
      'another order of fields',
      /path: ('.*?'), element: (.*?), filePath/g,
      'element: $2, path: $1, filePath',
    ],
    ['a field more', /version: ''/g, "version: '', title: ''"],
    ['no routes', /[\s\S]+/, 'export const routes = [];'],
    ['a file in another place', /en\/config\/mode\.mdx', preload/, "en/options/mode.mdx', preload"],
  ])('with %s stop the build', async (_, pattern, replacement) => {
    const changed = (await routesOfRspress()).replace(pattern, replacement);
    expect(() => shortRoutes(changed)).toThrow("row 'site-modules' of build/README.md");
  });
});

describe('the data of pages', () => {
  const pages = [
    { routePath: '/zh/', lang: 'zh', feeds: [], _relativePath: 'zh/index.mdx' },
    { routePath: '/b', lang: 'en', feeds: [], lastUpdatedTime: '2026-01-02' },
    { routePath: '/a', lang: 'en', feeds: [{ url: '/f' }], lastUpdatedTime: '2026-01-03' },
  ].map((page) => ({ version: '', _relativePath: `en${page.routePath}.mdx`, ...page }));
  const source = `export const pageData = ${JSON.stringify({ pages }, null, 2)};
          export const searchIndexHash = {};`;

  test('is that of Rspress, in the order of the routes', () => {
    const body = shortPages(source)
      .replace(/^import .*$/m, '')
      .replaceAll('export const', 'const');
    const routes = ['/a', '/zh/', '/b'].map((path) => ({
      path,
      lang: path === '/zh/' ? 'zh' : 'en',
      version: '',
      filePath: path === '/zh/' ? 'zh/index.mdx' : `en${path}.mdx`,
    }));
    const data = new Function('routes', `${body};return pageData;`)(routes);
    expect(data.pages).toEqual([pages[2], pages[0], pages[1]]);
  });

  test('in another form stops the build', () => {
    const renamed = source.replace('pageData', 'pagesData');
    expect(() => shortPages(renamed)).toThrow("row 'site-modules' of build/README.md");
  });
});

describe('the sidebars', () => {
  const page = { text: 'mode', link: '/config/mode.html', _fileKey: 'en/config/mode' };
  const group = {
    text: 'dev',
    collapsible: true,
    collapsed: false,
    _fileKey: 'en/d',
    items: [page],
  };
  const site = (sidebar: object) =>
    `export default ${JSON.stringify({ title: 'A', themeConfig: { locales: [{ sidebar }] } })}`;

  test('keep what readers see, in a fixed order of folders', () => {
    const short = { text: 'mode', link: '/config/mode.html' };
    expect(shortSidebars(site({ '/guide': [group], '/config': [page] }))).toBe(
      site({ '/config': [short], '/guide': [{ text: 'dev', items: [short] }] }),
    );
    const fixed = { text: 'a', collapsible: false, items: [] };
    const closed = { text: 'b', collapsed: true, items: [] };
    expect(shortSidebars(site({ '/': [fixed, closed] }))).toBe(site({ '/': [fixed, closed] }));
  });

  test.each([
    ['no object', 'export const site = {}'],
    ['no languages', 'export default {"themeConfig":{}}'],
    ['no sidebar', 'export default {"themeConfig":{"locales":[{}]}}'],
  ])('in a module with %s stop the build', (_, source) => {
    expect(() => shortSidebars(source)).toThrow("row 'site-modules' of build/README.md");
  });
});
