import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type Site, type SiteRule } from '../lib/site.ts';

/** The page an absolute address of `<head>` leads to, or undefined. */
function pageAt(site: Site, href: string, from: string) {
  const target = resolveLink(site, href, from);
  return target.kind === 'page' ? target.page : undefined;
}

/**
 * Where a page names its canonical address, it is its own; where it names the page of another
 * language, that one names it back.
 */
export const alternates: SiteRule = (site) =>
  [...site.pages.values()].flatMap((page) => {
    const { url, canonical } = page;
    const problems: string[] = [];
    if (canonical !== undefined && canonical !== new URL(url, site.origin).href) {
      problems.push(`canonical is ${canonical}, the page is ${new URL(url, site.origin).href}`);
    }
    for (const { hreflang, href } of page.alternates) {
      const other = pageAt(site, href, url);
      const lang = hreflang.split('-')[0];
      if (!other) problems.push(`hreflang="${hreflang}" leads to ${href}, which is no page`);
      else if (lang !== 'x' && other.lang !== lang) {
        problems.push(`hreflang="${hreflang}" leads to ${href}, which is in '${other.lang}'`);
      } else if (!other.alternates.some((back) => pageAt(site, back.href, other.url) === page)) {
        problems.push(`hreflang="${hreflang}" leads to ${href}, which does not name this page`);
      }
    }
    if (
      page.alternates.length > 0 &&
      !page.alternates.some((a) => a.hreflang.startsWith(page.lang))
    ) {
      problems.push(`names other languages but not itself: add hreflang="${page.lang}"`);
    }
    return problems.map((message) => problemOn(site, url, 'alternates', message));
  });
