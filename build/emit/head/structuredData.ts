import strings from '../../../i18n.json' with { type: 'json' };
import { picturePath } from '../../../src/pagePaths.ts';
import { siteTitle } from '../../../src/site.ts';
import type { EmittedPage } from '../builtSite.ts';
import { languagePrefix, languageTags, urlOf, withoutLanguage } from '../urls.ts';
import { stepsAbove } from './trail.ts';

/**
 * Structured data with the schema.org vocabulary: a website for a home page; an article and
 * breadcrumbs for all others.
 *
 * @param page - the page
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function structuredData(page: EmittedPage, siteUrl: string): object {
  const { routePath, lang, title, description } = page;
  const url = urlOf(siteUrl, routePath);
  const home = urlOf(siteUrl, `${languagePrefix(lang)}/`);
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    url: home,
    name: siteTitle,
    description: strings['build.site.description'][lang],
    inLanguage: languageTags[lang],
  };
  if (withoutLanguage(routePath) === '/') return { '@context': 'https://schema.org', ...site };

  const steps = stepsAbove(routePath, lang).filter((step) => step.routePath !== undefined);
  const trail = [...steps, { name: title, routePath }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        '@id': `${url}#article`,
        url,
        headline: title,
        description,
        inLanguage: languageTags[lang],
        image: urlOf(siteUrl, picturePath(routePath)),
        ...(page.published && { datePublished: page.published }),
        ...(page.modified && { dateModified: page.modified }),
        isPartOf: { '@type': 'WebSite', '@id': site['@id'], url: home, name: siteTitle },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: urlOf(siteUrl, step.routePath ?? routePath),
        })),
      },
    ],
  };
}
