/**
 * One page of each kind, in both languages: what is measured of the site where measuring every page
 * would take hours.
 */
export const measuredPages = [
  { language: 'en-US', prefix: '' },
  { language: 'zh-CN', prefix: '/zh' },
].flatMap(({ language, prefix }) =>
  [
    { kind: 'home', route: '/' },
    { kind: 'quick start', route: '/guide/start/quick-start' },
    { kind: 'long config page', route: '/config/server/proxy' },
    { kind: 'overview', route: '/config/' },
  ].map(({ kind, route }) => ({
    name: `${kind} (${prefix ? 'zh' : 'en'})`,
    route: prefix + route,
    // Of the browser: the site leads a first visit to it.
    language,
  })),
);
