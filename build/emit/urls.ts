/** URLs of a page and of what belongs to it. Paths carry neither origin nor base. */

import { type Language, languages } from '../../src/site.ts';

/** Tags of the languages where a variant is named: feeds, structured data. */
export const languageTags: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/**
 * @param lang - language of a page
 * @returns the prefix of its paths: nothing for the default language, else `/zh`
 */
export function languagePrefix(lang: Language): string {
  return lang === languages[0] ? '' : `/${lang}`;
}

/**
 * @param routePath - path of a page in any language: `/zh/config/mode`
 * @returns its path without the prefix of the language: `/config/mode`
 */
export function withoutLanguage(routePath: string): string {
  const prefix = languages
    .map(languagePrefix)
    .find((candidate) => candidate !== '' && routePath.startsWith(`${candidate}/`));
  return prefix ? routePath.slice(prefix.length) : routePath;
}

/**
 * @param siteUrl - URL of the site with its base, with a slash at the end
 * @param path - path of a page or file, with a slash in front
 * @returns absolute URL
 */
export function urlOf(siteUrl: string, path: string): string {
  return siteUrl + path.slice(1);
}
