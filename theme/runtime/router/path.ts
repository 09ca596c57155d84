/** URL on the site: path below the base, query with its `?`, hash with its `#`. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Splits a URL into its parts.
 *
 * @param url - path, query and hash, each of which may be missing
 * @returns the parts; missing ones are empty
 */
export function parsePath(url: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * Resolves the target of a navigation.
 *
 * @param to - URL, or parts of one
 * @param current - path to use if the target has none
 * @returns parts whose path begins with exactly one slash, so that it cannot refer to another host
 */
export function resolvePath(to: string | Partial<Path>, current: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: (pathname || current).replace(/^[/\\]*/, '/'), search, hash };
}

/**
 * @param pathname - of the browser
 * @param basename - base path of the site without a trailing slash; empty for the root
 * @returns the path below the base; unchanged if it is outside
 */
export function stripBasename(pathname: string, basename: string): string {
  if (!basename) return pathname;
  if (pathname === basename) return '/';
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
}
