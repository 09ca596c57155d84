import type { Redirect } from '../../src/redirects.ts';
import { decodableTwice, escapeStrayPercents, singleSlashes } from './url.ts';

/** Paths of the site. */
export interface SitePaths {
  /** Base path with a leading and a trailing slash. */
  base: string;
  defaultLanguage: string;
  languages: readonly string[];
  redirects: readonly Redirect[];
}

/** Action before the application starts. */
export type EntryAction =
  /** The URL can be used as it is. */
  | { kind: 'stay' }
  /** The right document is loaded, but its URL has to be changed for the application. */
  | { kind: 'rewrite'; url: string }
  /** Another document has to be loaded. */
  | { kind: 'load'; url: string };

/**
 * Decides how to handle the initial URL. Pages that moved (in any language), and pages under the
 * prefix of the default language, which has none, are redirected. Doubled slashes are removed and a
 * `%` without a valid escape is escaped, as the application could neither write the one to the
 * history nor decode the other.
 *
 * @param location - pathname (with the base), query and hash, as in `window.location`
 * @param site - paths of the site
 * @param isNotFoundPage - whether the host responded with the 404 page
 * @returns URLs are path, query and hash: always on this origin, always decodable
 */
export function entryAction(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  site: SitePaths,
  isNotFoundPage: boolean,
): EntryAction {
  const path = decodableTwice(singleSlashes(pathname));
  const suffix = escapeStrayPercents(search) + escapeStrayPercents(hash);
  const target = redirectTarget(path, site);
  if (target) return { kind: 'load', url: target + suffix };
  const url = path + suffix;
  if (url === pathname + search + hash) return { kind: 'stay' };
  // Hosts that merge slashes have already served the right page.
  const isOtherPage = isNotFoundPage && singleSlashes(pathname) !== pathname;
  return { kind: isOtherPage ? 'load' : 'rewrite', url };
}

/** The pathname that a path redirects to, if any. */
function redirectTarget(pathname: string, site: SitePaths): string | undefined {
  const base = site.base.replace(/\/$/, '');
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length);
  const [first = '', ...rest] = path.slice(1).split('/');
  if (first === site.defaultLanguage) return `${base}/${rest.join('/')}`;

  const language = site.languages.includes(first) ? `/${first}` : '';
  const page = path
    .slice(language.length)
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1');
  const moved = site.redirects.find(({ from }) => from === page);
  return moved && base + language + moved.to;
}
