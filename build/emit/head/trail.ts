import { type Language, siteTitle } from '../../../src/site.ts';
import { foldersAbove } from '../../navigation.ts';
import { languagePrefix, withoutLanguage } from '../urls.ts';

/** A breadcrumb. */
export interface Step {
  name: string;
  /** Path of its page; undefined for a sidebar group without one. */
  routePath: string | undefined;
}

/**
 * Breadcrumbs of a page: home, section and groups, each with its page if it has one.
 *
 * @param routePath - path of the page
 * @param lang - its language
 * @returns outermost first; empty for a home page. Breadcrumbs that link to the page itself are
 *   left out.
 */
export function stepsAbove(routePath: string, lang: Language): Step[] {
  const path = withoutLanguage(routePath);
  if (path === '/') return [];
  const prefix = languagePrefix(lang);
  const folders = foldersAbove(path, lang).filter(({ link }) => link !== path);
  return [
    { name: siteTitle, routePath: `${prefix}/` },
    ...folders.map(({ title, link }) => ({ name: title, routePath: link && prefix + link })),
  ];
}
