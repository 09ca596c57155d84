/**
 * Decodes a part of a URL; invalid percent-encoding is returned unchanged.
 *
 * @param part - for example a hash without its `#`
 */
export function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Escapes every `%` that does not start a valid escape as `%25`. Decoding the result never throws.
 *
 * @param part - pathname, query or hash as in `window.location`
 */
export function escapeStrayPercents(part: string): string {
  return part.replace(/(?:%[\da-f]{2})+|%/gi, (sequence) => {
    try {
      decodeURIComponent(sequence);
      return sequence;
    } catch {
      return sequence.replaceAll('%', '%25');
    }
  });
}

/**
 * Makes a path decodable twice, as Rspress decodes it twice to find the route: `/50%25` would
 * become `/50%` after the first time.
 *
 * @param path - pathname as in `window.location`
 */
export function decodableTwice(path: string): string {
  const once = escapeStrayPercents(path);
  const decoded = decodeURIComponent(once);
  return escapeStrayPercents(decoded) === decoded ? once : once.replaceAll('%25', '%2525');
}

/**
 * Merges repeated slashes and backslashes into one slash. A browser would interpret two at the
 * beginning of a path as the start of a host name.
 *
 * @param path - pathname without query and hash
 */
export function singleSlashes(path: string): string {
  return path.replace(/[/\\]{2,}|\\/g, '/');
}

/**
 * Ensures that a path refers to this origin: `//host` and `/\host` would refer to another site.
 *
 * @param path - path, with query and hash if any
 * @returns the same path with exactly one leading slash
 */
export function samePathOnOrigin(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
