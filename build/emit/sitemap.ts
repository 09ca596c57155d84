import { languages } from '../../src/site.ts';
import type { EmittedPage } from './builtSite.ts';
import { languagePrefix, urlOf, withoutLanguage } from './urls.ts';

/**
 * The map of the site for search engines: every page with its last change and its languages.
 *
 * @param pages - every page
 * @param siteUrl - URL of the site with its base, with a slash at the end
 * @returns XML
 */
export function sitemap(pages: readonly EmittedPage[], siteUrl: string): string {
  const entries = [...pages]
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1))
    .map(({ routePath, modified }) => {
      const path = withoutLanguage(routePath);
      const forms = [
        ...languages.map((lang) => [lang, languagePrefix(lang) + path]),
        ['x-default', path],
      ];
      const links = forms.map(
        ([lang, form = '']) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${urlOf(siteUrl, form)}"/>`,
      );
      const change = modified ? `<lastmod>${modified}</lastmod>` : '';
      return `<url><loc>${urlOf(siteUrl, routePath)}</loc>${change}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/**
 * `robots.txt`: everything may be read, and the map is there. Robots ask for it at the root of a
 * host only; a site below a path has to be named in the one that is there.
 *
 * @param siteUrl - URL of the site with its base, with a slash at the end
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
