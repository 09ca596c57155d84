/** URLs of pages and their files. Paths include neither origin nor base. */

import { type Language, languages } from '../../src/site.ts';

/** Language tags with a script or region, for feeds and structured data. */
export const languageTags: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/**
 * @param lang - language of a page
 * @returns the prefix of its paths: empty for the default language, otherwise `/zh`
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
 * @param siteUrl - URL of the site with its base and a trailing slash
 * @param path - path of a page or file, with a leading slash
 * @returns absolute URL
 */
export function urlOf(siteUrl: string, path: string): string {
  return siteUrl + path.slice(1);
}
