import { type Language, siteTitle } from '../../../src/site.ts';
import { specFolder, specSections } from '../../../src/specRoutes.ts';
import { languagePrefix, withoutLanguage } from '../addresses.ts';

/** A step on the way from the home page to a page. */
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
  const names = path.split('/').slice(1, -1);
  const steps: Step[] = [{ name: siteTitle, routePath: `${prefix}/` }];
  for (const [index] of names.entries()) {
    const folder = specFolder(names.slice(0, index + 1).join('/'));
    if (!folder) continue;
    const section = index === 0 ? specSections.find(({ name }) => name === folder.name) : undefined;
    const below = `/${names.slice(0, index + 1).join('/')}/`;
    const link = section?.link ?? (folder.entries.includes('index') ? below : undefined);
    if (link === path) continue;
    steps.push({ name: folder.label[lang], routePath: link && prefix + link });
  }
  return steps;
}
