/** Folds what Rspress tells every page about all pages; `expand.mjs` is the other half. */

import { isDeepStrictEqual } from 'node:util';
import { expandSidebar, fileOf, optionText } from './expand.mjs';

/**
 * @import { CompactEntry, CompactPages } from './expand.mjs'
 * @typedef {{ routePath: string, lang: string, [field: string]: unknown }} PageData
 * @typedef {{ text?: string, link?: string, items?: SidebarEntry[], [field: string]: unknown }} SidebarEntry
 * @typedef {{ path: string, filePath: string, lang: string, load: string }} Route - `load`: code that loads it
 */

/** Fields that the code of the page itself brings, or that follow from its path. */
const known = new Set([
  'routePath',
  'lang',
  'version',
  '_relativePath',
  'lastUpdatedTime',
  'title',
  'description',
  'toc',
  'frontmatter',
]);

/**
 * @param {PageData[]} pages
 * @param {string} defaultLanguage
 * @returns {CompactPages}
 */
export function compactPages(pages, defaultLanguage) {
  const paths = pathsOf(
    pages.map(({ routePath, lang }) => withoutPrefix(routePath, prefixOf(lang, defaultLanguage))),
  );
  /** @type {string[]} */
  const days = [];
  /** @type {Record<string, object>} */
  const more = {};
  /** @type {CompactPages['languages']} */
  const languages = {};
  for (const page of pages) {
    const prefix = prefixOf(page.lang, defaultLanguage);
    const path = withoutPrefix(page.routePath, prefix);
    languages[page.lang] ??= { prefix, day: paths.map(() => null) };
    const day = typeof page.lastUpdatedTime === 'string' ? page.lastUpdatedTime : undefined;
    if (day !== undefined && !days.includes(day)) days.push(day);
    const { day: list } = /** @type {CompactPages['languages'][string]} */ (languages[page.lang]);
    list[paths.indexOf(path)] = day === undefined ? -1 : days.indexOf(day);

    const rest = Object.fromEntries(
      Object.entries(page).filter(([field, value]) => {
        if (known.has(field)) return false;
        return !(field === 'feeds' && Array.isArray(value) && value.length === 0);
      }),
    );
    if (page._relativePath !== fileOf(page.lang, path)) rest._relativePath = page._relativePath;
    if (page.version) rest.version = page.version;
    if (Object.keys(rest).length > 0) more[page.routePath] = rest;
  }
  return { paths: paths.join('\n'), days, languages, more };
}

/**
 * @param {Route[]} routes
 * @param {string} defaultLanguage
 * @returns {{ paths: string, languages: Record<string, { prefix: string, load: (Route | null)[] }> }}
 * @throws {Error} when the file of a route does not follow from its path
 */
export function compactRoutes(routes, defaultLanguage) {
  const paths = pathsOf(
    routes.map(({ path, lang }) => withoutPrefix(path, prefixOf(lang, defaultLanguage))),
  );
  /** @type {Record<string, { prefix: string, load: (Route | null)[] }>} */
  const languages = {};
  for (const route of routes) {
    const prefix = prefixOf(route.lang, defaultLanguage);
    const path = withoutPrefix(route.path, prefix);
    if (route.filePath !== fileOf(route.lang, path)) {
      throw new Error(
        `${route.path} is expected in ${fileOf(route.lang, path)}, but is in ${route.filePath}`,
      );
    }
    languages[route.lang] ??= { prefix, load: paths.map(() => null) };
    const { load } = /** @type {{ load: (Route | null)[] }} */ (languages[route.lang]);
    load[paths.indexOf(path)] = route;
  }
  return { paths: paths.join('\n'), languages };
}

/**
 * @param {SidebarEntry[]} entries
 * @param {{ path: string, file: string }} folder - see `expandSidebar`
 * @param {string} [group] - text of the group they stand in
 * @returns {CompactEntry[]} of which `expandSidebar` makes the same entries
 */
export function compactSidebar(entries, folder, group = '') {
  return entries.map((entry) => {
    const folded = entry.items ? foldGroup(entry, folder) : foldPage(entry, folder, group);
    const [unfolded] = folded === undefined ? [] : expandSidebar([folded], folder, group);
    return folded !== undefined && isDeepStrictEqual(unfolded, entry) ? folded : entry;
  });
}

/**
 * @param {SidebarEntry} entry
 * @param {{ path: string }} folder
 * @param {string} group
 * @returns {CompactEntry | undefined}
 */
function foldPage({ text = '', link = '' }, { path }, group) {
  if (!link.startsWith(`${path}/`)) return undefined;
  const name = link.slice(path.length + 1).replace(/\.html$/, '');
  return text === optionText(name, group) ? name : `${name}=${text}`;
}

/**
 * @param {SidebarEntry} entry
 * @param {{ path: string, file: string }} folder
 * @returns {CompactEntry | undefined}
 */
function foldGroup({ text = '', collapsed, items = [], _fileKey }, { path, file }) {
  const name = typeof _fileKey === 'string' ? _fileKey.slice(file.length + 1) : '';
  const inner = { path: `${path}/${name}`, file: `${file}/${name}` };
  return { g: text, f: name, c: collapsed ? 1 : 0, e: compactSidebar(items, inner, text) };
}

/**
 * @param {string} lang
 * @param {string} defaultLanguage
 * @returns {string} prefix of the paths in a language
 */
export function prefixOf(lang, defaultLanguage) {
  return lang === defaultLanguage ? '' : `/${lang}`;
}

/**
 * @param {string} path
 * @param {string} prefix
 * @returns {string}
 */
function withoutPrefix(path, prefix) {
  return path.startsWith(prefix) ? path.slice(prefix.length) : path;
}

/**
 * @param {string[]} paths
 * @returns {string[]} each once, in order
 */
function pathsOf(paths) {
  return [...new Set(paths)].sort();
}
