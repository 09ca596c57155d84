import { sections } from '../content.mjs';

/**
 * @param {string} language
 * @returns {string} what files and addresses of its pages begin with; English has no prefix
 */
export const prefix = (language) => (language === 'en' ? '' : `${language}/`);

/**
 * The bar and the sidebars of a language, as VitePress and Rspress take them.
 *
 * @param {import('../content.mjs').Page[]} pages
 * @param {string} language
 * @returns {{ nav: object[], sidebar: Record<string, object[]> }}
 */
export function navigation(pages, language) {
  const base = `/${prefix(language)}`;
  /** @param {string} [route] */
  const address = (route = '') => `${base}${route.replace(/(^|\/)index$/, '$1')}`;
  const found = sections(pages, language);
  return {
    nav: found.map(({ section, groups }) => ({
      text: section,
      link: address(groups[0]?.pages[0]?.route),
    })),
    sidebar: Object.fromEntries(
      found.map(({ section, groups }) => [
        `${base}${section}/`,
        groups.map(({ name, pages: entries }) => ({
          text: name,
          items: entries.map(({ title, route }) => ({ text: title, link: address(route) })),
        })),
      ]),
    ),
  };
}
