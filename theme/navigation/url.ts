/**
 * Decodes a part of a URL; a part that is not valid percent-encoding is returned as it is.
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
 * Makes every `%` of a part of a URL decodable: one that starts no valid escape becomes `%25`.
 * Decoding the result never throws.
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
 * Makes a path decodable twice, which is how often Rspress decodes it to find the route: of `/50%25`
 * that leaves `/50%` after the first time.
 *
 * @param path - pathname as in `window.location`
 */
export function decodableTwice(path: string): string {
  const once = escapeStrayPercents(path);
  const decoded = decodeURIComponent(once);
  return escapeStrayPercents(decoded) === decoded ? once : once.replaceAll('%25', '%2525');
}

/**
 * A path with one slash wherever it has several, of either kind. Where a path begins with two, a
 * browser would read the name of another host.
 *
 * @param path - pathname without query and hash
 */
export function singleSlashes(path: string): string {
  return path.replace(/[/\\]{2,}|\\/g, '/');
}

/**
 * A path as a path of this origin, however it begins: `//host` and `/\host` would name
 * another site.
 *
 * @param path - path, with query and hash if any
 * @returns the same path with exactly one leading slash
 */
export function samePathOnOrigin(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
