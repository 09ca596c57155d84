import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Language, languages } from '../../src/site.ts';
import { languagePrefix } from '../emit/urls.ts';
import { expected } from '../expected.ts';

/**
 * Makes the modules small that Rspress writes about all pages, and that every page loads: its
 * routes, its sidebars and its page data. What follows from a path is not repeated. Only in builds for production.
 */
export function pluginSiteModules(): RspressPlugin {
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'site-modules',
    // Transforms run from the last that is registered: the modules are written by then.
    enforce: 'pre',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.transform({ test: /[\\/]virtual-routes\.js$/, environments: ['web'] }, ({ code }) =>
        shortRoutes(code),
      );
      api.transform({ test: /[\\/]virtual-page-data\.js$/, environments: ['web'] }, ({ code }) =>
        shortPages(code),
      );
      api.transform({ test: /[\\/]virtual-site-data\.js$/ }, ({ code }) => shortSidebars(code));
    },
  };
  return { name: 'site-modules', builderConfig: { plugins: [rsbuildPlugin] } };
}

interface Route {
  path: string;
  lang: Language;
  /** Code that loads the page. */
  load: string;
}

/**
 * @param source - `virtual-routes` of Rspress: for each page its path, file, language and loader
 * @returns a module with the same export, in which a path is listed once for all languages
 * @throws {Error} when the module is not as expected
 */
export function shortRoutes(source: string): string {
  const byPath = new Map<string, (Route | undefined)[]>();
  for (const route of routesIn(source)) {
    const language = languages.indexOf(route.lang);
    const path = route.path.slice(languagePrefix(route.lang).length);
    const entry = byPath.get(path) ?? languages.map(() => undefined);
    entry[language] = route;
    byPath.set(path, entry);
  }
  const calls = [...byPath].map(
    ([path, entry]) => `add(${[JSON.stringify(path), ...entry.map((route) => route?.load ?? 0)]});`,
  );
  return `import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
const languages = ${JSON.stringify(languages.map((lang) => [lang, languagePrefix(lang)]))};
export const routes = [];
function add(path, ...loads) {
  loads.forEach((load, index) => {
    if (!load) return;
    const [lang, prefix] = languages[index];
    const page = lazyWithPreload(load);
    routes.push({
      path: prefix + path,
      element: createElement(page),
      filePath: lang + path.replace(/\\/$/, '/index') + '.mdx',
      preload: () => page.preload().then(load),
      lang,
      version: '',
    });
  });
}
${calls.join('\n')}
`;
}

/** The routes of a module; every one has a file that follows from its path. */
function routesIn(source: string): Route[] {
  const loads = new Map(
    [...source.matchAll(/^const loadRoute(\d+) = (\(\) => import\(.*\))$/gm)].map(
      ([, number, load = '']) => [number, load],
    ),
  );
  const routes = [
    ...source.matchAll(
      /\{ path: '([^']*)', element: React\.createElement\(Route(\d+)\), filePath: '([^']*)', preload: .*?, lang: '([^']*)', version: '' \}/gs,
    ),
  ].map(([, path = '', number = '', file = '', named = '']) => {
    const lang = named as Language;
    const known = `${lang}${path.slice(languagePrefix(lang).length).replace(/\/$/, '/index')}.mdx`;
    expected(file === known, 'site-modules', `the page ${path} in docs/${known}, but in ${file}`);
    return { path, lang, load: loads.get(number) ?? '' };
  });
  const isWhole = loads.size > 0 && routes.length === loads.size;
  expected(isWhole, 'site-modules', "the module 'virtual-routes' in its known form");
  return routes;
}

interface PageEntry {
  routePath: string;
  lang: string;
  version: string;
  feeds: unknown[];
  _relativePath: string;
  lastUpdatedTime?: string;
}

/**
 * @param source - `virtual-page-data` of Rspress, with what `build/emit` has left of each page
 * @returns a module with the same exports, which takes paths and languages from the routes
 * @throws {Error} when the module is not as expected
 */
export function shortPages(source: string): string {
  const [, json] = /^export const pageData = (\{.*?^\});/ms.exec(source) ?? [];
  const { pages }: { pages: PageEntry[] } = JSON.parse(
    expected(json, 'site-modules', "the module 'virtual-page-data' with `pageData`"),
  );
  const days = [...new Set(pages.map((page) => page.lastUpdatedTime))];
  const sorted = [...pages].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  const dayOf = sorted.map((page) => days.indexOf(page.lastUpdatedTime));
  const more = Object.fromEntries(
    pages.flatMap(
      ({ routePath, lang, version, _relativePath, lastUpdatedTime, feeds, ...rest }) => {
        const kept = feeds.length > 0 ? { ...rest, feeds } : rest;
        return Object.keys(kept).length > 0 ? [[routePath, kept]] : [];
      },
    ),
  );
  const known = days.map((day) => day && { lastUpdatedTime: day });
  return source
    .replace(
      String(json),
      () => `{ pages: routes.map(({ path, lang, version, filePath }) => (
  { routePath: path, lang, version, feeds: [], _relativePath: filePath, ...days[dayOf[paths.indexOf(path)]], ...more[path] }
)) }`,
    )
    .replace(
      /^/,
      () => `import { routes } from 'virtual-routes';
const days = ${JSON.stringify(known)};
const dayOf = ${JSON.stringify(dayOf)};
const more = ${JSON.stringify(more)};
const paths = routes.map(({ path }) => path).sort();
`,
    );
}

interface SidebarItem {
  _fileKey?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: SidebarItem[];
}

interface SiteData {
  themeConfig: { locales: { sidebar: Record<string, SidebarItem[]> }[] };
}

/**
 * @param source - `virtual-site-data` of Rspress: configuration and sidebars
 * @returns the same without what only the build reads, and with folders in a fixed order
 * @throws {Error} when the module is not as expected
 */
export function shortSidebars(source: string): string {
  const [, json] = /^\s*export default (\{.*\});?\s*$/s.exec(source) ?? [];
  const site: SiteData = JSON.parse(
    expected(json, 'site-modules', "the module 'virtual-site-data' as an object"),
  );
  const locales = expected(site.themeConfig?.locales, 'site-modules', 'sidebars by language');
  for (const locale of locales) {
    const sidebar = expected(locale.sidebar, 'site-modules', 'a sidebar for each language');
    // Rspress lists folders in the order in which it came to read them, another each time.
    const folders = Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1));
    locale.sidebar = Object.fromEntries(
      folders.map(([folder, items]) => [folder, items.map(shortItem)]),
    );
  }
  return `export default ${JSON.stringify(site)}`;
}

/** Groups can be collapsed, and are open, unless an entry says otherwise. */
function shortItem({ _fileKey, collapsible, collapsed, items, ...item }: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(collapsible === false && { collapsible }),
    ...(collapsed && { collapsed }),
    ...(items && { items: items.map(shortItem) }),
  };
}
