/**
 * Interface strings that few pages show, and which others do not load: a component that shows them
 * imports them, `import '…/i18n.json?strings=landing'`. All other strings are there on every page.
 */
export const stringGroups = {
  /** The landing page's. */
  landing:
    /^(subtitle|slogan|introduction|quickStart|(hero|from|firstLook)\..+|(rspackBased|batteriesIncluded|frameworkAgnostic|deepOptimization|highlyPluggable|easyToConfigure)(Desc)?|toolStack(Title|Desc)|benchmark(Title|Desc|\.(devStart|build|hotUpdate|work|tool|time|conditions)))$/,
  /** Measured advice on build performance. */
  advice: /^advice\./,
  /** The order of a plugin's hooks. */
  hookOrder: /^hookOrder\./,
  /** What each flag of the commands does. */
  cliFlag: /^cliFlag\./,
  /** The search dialog's. */
  search: /^search(\.|(NoResults|SuggestedQuery)Text$)/,
  /** A picture's. */
  diagram: /^diagram\./,
  /** What the 404 page proposes. */
  notFound: /^notFound\./,
  /** The list of an overview page; its title may stand on any page. */
  overview: /^overview\.(?!defaultTitle)/,
  /** Facts about options, the API, commands and plugins. */
  facts: /^facts\./,
  /** The note below the title of a page that some versions lack. */
  pageVersions: /^pageVersions\./,
  /** The check of configurations. */
  check: /^check\./,
  /** Only used while the site is built. */
  build: /^build\./,
};

/**
 * @param {string} key - of an interface string
 * @returns {string | undefined} its group; undefined when every page has it
 */
export function groupOf(key) {
  return Object.entries(stringGroups).find(([, pattern]) => pattern.test(key))?.[0];
}
