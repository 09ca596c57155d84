import { type Language, siteTitle } from '../../../src/site.ts';
import { foldersAbove } from '../../navigation.ts';
import { languagePrefix, withoutLanguage } from '../urls.ts';

/** A step of the breadcrumbs, from the home page down to a page. */
export interface Step {
  name: string;
  /** Path of its page; a group of the sidebar has none. */
  routePath: string | undefined;
}

/**
 * The steps above a page: home, section, groups, each with its page if it has one.
 *
 * @param routePath - path of the page
 * @param lang - its language
 * @returns from the top; empty for a home page. A step whose page is the page itself is left out.
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
