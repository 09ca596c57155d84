import { problemOn, type SiteRule } from '../lib/site.ts';

/**
 * Every page contains the element that its first paint waits for: otherwise browsers paint a
 * partial navbar, or nothing until the whole page has arrived.
 */
export const firstPaint: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, ids, expected }) => {
    if (!site.sources.has(url)) return [];
    if (expected.length === 0) {
      return [problemOn(site, url, 'firstPaint', 'does not say what its first paint waits for')];
    }
    return expected
      .filter((href) => !ids.includes(href.slice(1)))
      .map((href) =>
        problemOn(site, url, 'firstPaint', `its first paint waits for ${href}, which it lacks`),
      );
  });
