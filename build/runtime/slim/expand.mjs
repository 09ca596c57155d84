/**
 * Unfolds in the browser what `compact.mjs` has folded in the build: the data about all pages that
 * every page loads. What follows from a page's path is not sent.
 */

/**
 * @typedef {object} CompactPages
 * @property {string} paths - paths without the prefix of a language, one a line
 * @property {string[]} days - when pages were changed
 * @property {Record<string, CompactLanguage>} languages
 * @property {Record<string, object>} more - further fields of single pages, by route path
 *
 * @typedef {object} CompactLanguage
 * @property {string} prefix - of its paths
 * @property {(number | null)[]} day - of each path, as a place in `days`; -1 where none is known, null
 *   where the language lacks the page
 *
 * @typedef {string | CompactGroup | Record<string, unknown>} CompactEntry - a page as `name` or
 *   `name=text`; a group; anything else as it is
 * @typedef {{ g: string, f: string, c: 0 | 1, e: CompactEntry[] }} CompactGroup - text, folder, whether
 *   it is collapsed, entries
 */

/**
 * @param {CompactPages} compact
 * @returns {Record<string, unknown>[]} data of each page, in the shape of Rspress
 */
export function expandPages({ paths, days, languages, more }) {
  const all = paths.split('\n');
  return Object.entries(languages).flatMap(([lang, { prefix, day }]) =>
    all.flatMap((path, index) => {
      const at = day[index];
      if (at === undefined || at === null) return [];
      const routePath = prefix + path;
      return {
        routePath,
        lang,
        version: '',
        _relativePath: fileOf(lang, path),
        feeds: [],
        ...(at >= 0 && { lastUpdatedTime: days[at] }),
        ...more[routePath],
      };
    }),
  );
}

/**
 * @param {{ paths: string, languages: Record<string, { prefix: string, load: ((() => Promise<unknown>) | null)[] }> }} compact -
 *   `load` fetches the code of each path; null where the language lacks the page
 * @param {{ createElement: (component: any) => unknown, lazy: (load: () => Promise<any>) => any, prepare: (lang: string) => Promise<void> }} react -
 *   `any`, as the types of the packages differ between versions of React; `prepare` fetches what the
 *   pages of a language need beside their code
 * @returns {object[]} the routes, in the shape of Rspress
 */
export function expandRoutes({ paths, languages }, { createElement, lazy, prepare }) {
  const all = paths.split('\n');
  return Object.entries(languages).flatMap(([lang, { prefix, load }]) =>
    all.flatMap((path, index) => {
      const loadPage = load[index];
      if (!loadPage) return [];
      const fetchCode = () => Promise.all([loadPage(), prepare(lang)]).then(([page]) => page);
      const component = lazy(fetchCode);
      return {
        path: prefix + path,
        element: createElement(component),
        filePath: fileOf(lang, path),
        preload: async () => {
          await component.preload();
          return fetchCode();
        },
        lang,
        version: '',
      };
    }),
  );
}

/**
 * @param {string} lang
 * @param {string} path - without the prefix of the language
 * @returns {string} the page's file below `docs`
 */
export function fileOf(lang, path) {
  return `${lang}${path}${path.endsWith('/') ? 'index' : ''}.mdx`;
}

/**
 * @param {CompactEntry[]} entries
 * @param {{ path: string, file: string }} folder - of the pages in them: path, and folder below `docs`
 * @param {string} [group] - text of the group they stand in
 * @returns {object[]} entries of a sidebar, in the shape of Rspress
 */
export function expandSidebar(entries, folder, group = '') {
  return entries.map((entry) => {
    if (typeof entry === 'string') {
      const [, name = '', text = optionText(name, group)] =
        /^([^=]*)(?:=(.*))?$/s.exec(entry) ?? [];
      return { text, link: `${folder.path}/${name}.html`, _fileKey: `${folder.file}/${name}` };
    }
    if (!isGroup(entry)) return entry;
    const inner = { path: `${folder.path}/${entry.f}`, file: `${folder.file}/${entry.f}` };
    return {
      text: entry.g,
      collapsible: true,
      collapsed: entry.c === 1,
      items: expandSidebar(entry.e, inner, entry.g),
      _fileKey: inner.file,
    };
  });
}

/**
 * @param {string} name - of a page, as in its address
 * @param {string} group - text of the group it stands in; empty at the top
 * @returns {string} the text of an option's entry: its name in the configuration
 */
export function optionText(name, group) {
  const option = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return group ? `${group}.${option}` : option;
}

/**
 * @param {CompactEntry} entry
 * @returns {entry is CompactGroup}
 */
function isGroup(entry) {
  return typeof entry === 'object' && Array.isArray(entry.e);
}
