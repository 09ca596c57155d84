/**
 * Interface strings that only few pages need: components that show them import them with `import
 * '…/i18n.json?strings=landing'`. All other strings are loaded on every page.
 */
export const stringGroups = {
  /** The landing page's. */
  landing:
    /^(subtitle|slogan|introduction|quickStart|(hero|from|firstLook)\..+|(rspackBased|batteriesIncluded|frameworkAgnostic|deepOptimization|highlyPluggable|easyToConfigure)(Desc)?|toolStack(Title|Desc)|benchmark(Title|Desc|\.(devStart|build|hotUpdate|work|tool|time|conditions)))$/,
  /** Measured advice on build performance. */
  advice: /^advice\./,
  /** The order of a plugin's hooks. */
  hookOrder: /^hookOrder\./,
  /** Descriptions of command-line flags. */
  cliFlag: /^cliFlag\./,
  /** The search dialog. */
  search: /^search(\.|(NoResults|SuggestedQuery)Text$)/,
  /** Diagrams. */
  diagram: /^diagram\./,
  /** Proposals on the 404 page. */
  notFound: /^notFound\./,
  /** Lists of overview pages; the default title is needed on any page. */
  overview: /^overview\.(?!defaultTitle)/,
  /** Facts about options, the API, commands and plugins. */
  facts: /^facts\./,
  /** Notice on pages that do not apply to all versions. */
  pageVersions: /^pageVersions\./,
  /** The check of configurations. */
  check: /^check\./,
  /** Only used by the build. */
  build: /^build\./,
};

/**
 * @param {string} key - of an interface string
 * @returns {string | undefined} its group; undefined if it is loaded on every page
 */
export function groupOf(key) {
  return Object.entries(stringGroups).find(([, pattern]) => pattern.test(key))?.[0];
}
