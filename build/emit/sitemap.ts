import { languages } from '../../src/site.ts';
import type { EmittedPage } from './builtSite.ts';
import { languagePrefix, urlOf, withoutLanguage } from './urls.ts';

/**
 * The sitemap: every page with its last change and its languages.
 *
 * @param pages - every page
 * @param siteUrl - URL of the site with its base and a trailing slash
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
 * `robots.txt`: everything may be crawled, with a link to the sitemap. It only has an effect at the
 * root of a host, so a site with a base path has to be listed in the host's own file.
 *
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
