import { languages } from '../../../src/site.ts';
import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type Site, type SiteRule } from '../lib/site.ts';

/** The page that an absolute URL in `<head>` refers to, or undefined. */
function pageAt(site: Site, href: string, from: string) {
  const target = resolveLink(site, href, from);
  return target.kind === 'page' ? target.page : undefined;
}

/** Alternates of every page: each language, and the default for others. */
const wanted = [...languages, 'x-default'];

/**
 * Every page has a canonical URL and alternates in each language, which refer back to it. The 404
 * page has none.
 */
export const alternates: SiteRule = (site) =>
  [...site.pages.values()].flatMap((page) => {
    const { url, canonical } = page;
    const problems: string[] = [];
    if (!site.sources.has(url)) return [];
    if (canonical !== new URL(url, site.origin).href) {
      problems.push(`canonical is ${canonical}, the page is ${new URL(url, site.origin).href}`);
    }
    for (const { hreflang, href } of page.alternates) {
      const other = pageAt(site, href, url);
      const lang = hreflang.split('-')[0];
      if (!other) problems.push(`hreflang="${hreflang}" leads to ${href}, which is no page`);
      else if (lang !== 'x' && other.lang !== lang) {
        problems.push(`hreflang="${hreflang}" leads to ${href}, which is in '${other.lang}'`);
      } else if (lang === 'x' && other.lang !== languages[0]) {
        problems.push(`hreflang="${hreflang}" leads to ${href}, which is not in '${languages[0]}'`);
      } else if (!other.alternates.some((back) => pageAt(site, back.href, other.url) === page)) {
        problems.push(`hreflang="${hreflang}" leads to ${href}, which does not name this page`);
      }
    }
    for (const hreflang of wanted) {
      const count = page.alternates.filter((alternate) => alternate.hreflang === hreflang).length;
      if (count !== 1) problems.push(`has ${count} links with hreflang="${hreflang}"`);
    }
    return problems.map((message) => problemOn(site, url, 'alternates', message));
  });
