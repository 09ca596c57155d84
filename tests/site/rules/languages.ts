import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** URL of the page in the other language. */
function twinUrl(url: string): string {
  return /^\/zh\//.test(url) ? url.slice('/zh'.length) : `/zh${url}`;
}

/**
 * Pages declare their language, and links stay in it. Links to the other language have `hreflang`.
 */
export const languages: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, lang, htmlLang, links }) => {
    const problems = links.flatMap(({ href, hreflang }) => {
      const target = resolveLink(site, href, url);
      if (target.kind !== 'page' || target.page.lang === lang || hreflang) return [];
      if (target.page.url === twinUrl(url)) return [];
      const message = `link to ${href} leaves the language of the page: write ${twinUrl(href)}`;
      return [problemOn(site, url, 'languages', message, href)];
    });
    if (htmlLang?.split('-')[0] !== lang) {
      const message = `<html lang="${htmlLang ?? ''}"> on a page in '${lang}'`;
      problems.push(problemOn(site, url, 'languages', message));
    }
    return problems;
  });
