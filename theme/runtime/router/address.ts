/** A place on the site: the path below the base, the query with its `?`, the fragment with its `#`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Splits an address into its parts.
 *
 * @param text - path, query and fragment, each of which may be missing
 * @returns the parts; those that the text lacks are empty
 */
export function parseAddress(text: string): Address {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(text) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * Where a navigation leads.
 *
 * @param to - text, or parts of an address
 * @param current - path that stays where the target names none
 * @returns address whose path begins with exactly one slash, so that it cannot name another host
 */
export function resolveAddress(to: string | Partial<Address>, current: string): Address {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parseAddress(to) : to;
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
