/**
 * Changes the text of a page line by line, leaving fenced code alone.
 *
 * @param {string} source - a page as written
 * @param {(line: string) => string} change
 * @returns {string}
 */
export function mapLinesOutsideFences(source, change) {
  /** @type {string | undefined} */
  let fence;
  return source
    .split('\n')
    .map((line) => {
      const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (marker?.startsWith(fence)) fence = undefined;
        return line;
      }
      fence = marker;
      return marker ? line : change(line);
    })
    .join('\n');
}
