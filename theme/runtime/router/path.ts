/** A URL of the site: the path below the base, the query with its `?`, the hash with its `#`. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Splits a URL into its parts.
 *
 * @param url - path, query and hash, each of which may be missing
 * @returns the parts; those that the URL lacks are empty
 */
export function parsePath(url: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * Where a navigation leads.
 *
 * @param to - URL, or parts of one
 * @param current - path that stays where the target names none
 * @returns parts whose path begins with exactly one slash, so that it cannot name another host
 */
export function resolvePath(to: string | Partial<Path>, current: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: (pathname || current).replace(/^[/\\]*/, '/'), search, hash };
}

/**
 * @param pathname - of the browser
 * @param basename - path that the site lives under, without a slash at its end; empty for the root
 * @returns the path below the base; unchanged when it lies elsewhere
 */
export function stripBasename(pathname: string, basename: string): string {
  if (!basename) return pathname;
  if (pathname === basename) return '/';
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
}
