import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type Site, type SiteRule } from '../lib/site.ts';

/** The page that an entry refers to by its URL or by that of its Markdown copy. */
function pageOf(site: Site, href: string): string | undefined {
  const target = resolveLink(
    site,
    href.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, ''),
    '/',
  );
  return target.kind === 'page' ? target.page.url : undefined;
}

/** `sitemap.xml` lists all pages, `llms.txt` all pages of its language, and all entries exist. */
export const siteIndexes: SiteRule = (site) =>
  [...site.indexes].flatMap(([file, content]) => {
    const place = { file: `doc_build/${file}`, line: 1, rule: 'siteIndexes' };
    const sitemap = file.endsWith('.xml');
    const pattern = sitemap ? /<loc>([^<]+)<\/loc>/g : /\]\(([^)\s]+)\)/g;
    const matches = (expression: RegExp) =>
      [...content.matchAll(expression)].map(([, href = '']) => href);
    const listed = matches(pattern);
    const named = sitemap ? [...listed, ...matches(/<xhtml:link [^>]*href="([^"]+)"/g)] : listed;
    const dead = [...new Set(named)].filter((href) => {
      const target = resolveLink(site, href, '/');
      return target.kind === 'missing' || (sitemap && target.kind !== 'page');
    });
    const unlisted = listed.filter((href) => pageOf(site, href)?.endsWith('/404'));
    const badDays = matches(/<lastmod>([^<]*)<\/lastmod>/g).filter(
      (day) => !/^\d{4}-\d{2}-\d{2}$/.test(day),
    );
    const found = new Set(listed.map((href) => pageOf(site, href)));
    const lang = file.startsWith('zh/') ? 'zh' : 'en';
    const left = [...site.sources].filter(([url, page]) => {
      // The landing page is represented by llms.txt itself.
      const wanted = sitemap || (page.lang === lang && !/^\/(?:zh\/)?$/.test(url));
      return wanted && !found.has(url);
    });
    return [
      ...dead.map((href) => ({ ...place, message: `lists ${href}, which leads nowhere` })),
      ...unlisted.map((href) => ({ ...place, message: `lists ${href}, which is no page` })),
      ...badDays.map((day) => ({ ...place, message: `has the day '${day}'` })),
      ...left.map(([url]) => problemOn(site, url, place.rule, `is not listed in ${file}`)),
    ];
  });
