/** Rewrites the modules that Rspress makes of its data into folded ones, see `compact.mjs`. */

import { compactPages, compactRoutes, compactSidebar, prefixOf } from './compact.mjs';

/**
 * @typedef {object} Options
 * @property {string} defaultLanguage
 * @property {string} expand - path of `expand.mjs`
 * @property {string} strings - path of the module with `loadStrings`
 */

/**
 * @param {string} source - of virtual-page-data
 * @param {Options} options
 * @returns {string} the same when it is not as expected
 */
export function slimPageData(source, { defaultLanguage, expand }) {
  const [, json] = /^export const pageData = (\{.*?^\});/ms.exec(source) ?? [];
  if (!json) return source;
  const compact = compactPages(JSON.parse(json).pages, defaultLanguage);
  return (
    `import { expandPages } from ${JSON.stringify(expand)};\n` +
    source.replace(json, () => `{ pages: expandPages(${JSON.stringify(compact)}) }`)
  );
}

/**
 * @param {string} source - of virtual-routes
 * @param {Options} options
 * @returns {string} the same when it is not as expected, as in the pass that writes HTML
 */
export function slimRoutes(source, { defaultLanguage, expand, strings }) {
  const imports = new Map(
    [...source.matchAll(/^const loadRoute(\d+) = (\(\) => import\(.*\))$/gm)].map(
      ([, number, load]) => [number, load],
    ),
  );
  const routes = [
    ...source.matchAll(
      /\{ path: '([^']*)', element: React\.createElement\(Route(\d+)\), filePath: '([^']*)', preload: .*?, lang: '([^']*)', version: '' \}/gs,
    ),
  ].map(([, path = '', number = '', filePath = '', lang = '']) => ({
    path,
    filePath,
    lang,
    load: imports.get(number) ?? '',
  }));
  if (imports.size === 0 || routes.length !== imports.size) return source;
  const { paths, languages } = compactRoutes(routes, defaultLanguage);
  const entries = Object.entries(languages).map(
    ([lang, { prefix, load }]) =>
      `${JSON.stringify(lang)}: { prefix: ${JSON.stringify(prefix)}, load: [\n${load
        .map((route) => (route ? route.load : 'null'))
        .join(',\n')}\n] }`,
  );
  return `import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { expandRoutes } from ${JSON.stringify(expand)};
import { loadStrings } from ${JSON.stringify(strings)};
export const routes = expandRoutes(
  { paths: ${JSON.stringify(paths)}, languages: {\n${entries.join(',\n')}\n} },
  { createElement, lazy: lazyWithPreload, prepare: loadStrings },
);
`;
}

/**
 * @param {string} source - of virtual-site-data
 * @param {Options} options
 * @returns {string} the same when it is not as expected
 */
export function slimSiteData(source, { defaultLanguage, expand }) {
  const json = source.replace(/^\s*export default /, '').replace(/;\s*$/, '');
  if (json === source) return source;
  const site = JSON.parse(json);
  const sidebars = [];
  for (const [index, { lang, sidebar }] of (site.themeConfig?.locales ?? []).entries()) {
    // Rspress lists folders in the order in which it came to read them, another each time.
    for (const [folder, entries] of Object.entries(sidebar ?? {}).sort(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const prefix = prefixOf(lang, defaultLanguage);
      const file = `${lang}${folder.slice(prefix.length)}`;
      const place = { path: folder, file };
      sidebars.push({ index, place, entries: compactSidebar(entries, place) });
    }
    if (sidebar) site.themeConfig.locales[index].sidebar = {};
  }
  return `import { expandSidebar } from ${JSON.stringify(expand)};
const site = ${JSON.stringify(site)};
for (const { index, place, entries } of ${JSON.stringify(sidebars)}) {
  site.themeConfig.locales[index].sidebar[place.path] = expandSidebar(entries, place);
}
export default site;
`;
}
