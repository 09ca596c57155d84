import type { Redirect } from '../../src/redirects.ts';
import { decodableTwice, escapeStrayPercents, singleSlashes } from './url.ts';

/** What `entryAction` needs to know about the site. */
export interface SitePaths {
  /** Base path with slashes at both ends. */
  base: string;
  defaultLanguage: string;
  languages: readonly string[];
  redirects: readonly Redirect[];
}

/** What has to happen before the application starts. */
export type EntryAction =
  /** The URL is fine. */
  | { kind: 'stay' }
  /** The document is the right one, under a URL that the application can work with. */
  | { kind: 'rewrite'; url: string }
  /** Another document is meant. */
  | { kind: 'load'; url: string };

/**
 * Says what to do with the URL that a reader came with. A moved page (in any language), and a page
 * under the prefix of the default language, which has none, lead to where the page is. Doubled
 * slashes lead to the path without them, and a `%` that starts no valid escape is escaped: the
 * application can neither write the one into the history nor decode the other.
 *
 * @param location - pathname (with the base), query and hash, as in `window.location`
 * @param site - paths of the site
 * @param isNotFoundPage - whether the host answered with the 404 page
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
  // A host that reads two slashes as one has sent the page already.
  const isOtherPage = isNotFoundPage && singleSlashes(pathname) !== pathname;
  return { kind: isOtherPage ? 'load' : 'rewrite', url };
}

/** The pathname that a path redirects to, if it does. */
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
