import type { Redirect } from '../../src/redirects.ts';
import { samePathOnOrigin } from './url.ts';

/** What the entry redirect needs to know about the site. */
export interface SitePaths {
  /** Base path with slashes at both ends. */
  base: string;
  defaultLanguage: string;
  languages: readonly string[];
  redirects: readonly Redirect[];
}

/**
 * Where a path leads that is no page's own: a moved page (in any language), or a page under the
 * prefix of the default language, which has none (spec 2.1).
 *
 * @param pathname - as in the address bar, with the base
 * @returns the pathname to go to, on this origin, or null when the path is fine as it is
 */
export function entryRedirect(pathname: string, site: SitePaths): string | null {
  const base = site.base.replace(/\/$/, '');
  if (!pathname.startsWith(`${base}/`)) return null;
  const path = pathname.slice(base.length);
  const [first = '', ...rest] = path.slice(1).split('/');
  if (first === site.defaultLanguage) return base + samePathOnOrigin(rest.join('/'));

  const language = site.languages.includes(first) ? `/${first}` : '';
  const page = path
    .slice(language.length)
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1');
  const moved = site.redirects.find(({ from }) => from === page);
  return moved ? base + language + moved.to : null;
}
