/**
 * Decodes a part of an address; a part that is not valid percent-encoding is returned as it is.
 *
 * @param text - for example a hash without its `#`
 */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Makes every `%` of an address decodable: one that starts no valid sequence becomes `%25`.
 * Decoding the result never throws.
 *
 * @param text - a pathname, query or hash as typed
 */
export function escapeStrayPercents(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (sequence) => {
    try {
      decodeURIComponent(sequence);
      return sequence;
    } catch {
      return sequence.replaceAll('%', '%25');
    }
  });
}

/**
 * A path as the path of this origin, whatever it begins with: `//host` and `/\host` would name
 * another site.
 *
 * @param path - path, with query and hash if any
 * @returns the same path with exactly one leading slash
 */
export function samePathOnOrigin(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
