/**
 * The lines of a page, each with whether it belongs to fenced code, its fences included.
 *
 * @param {string} source - a page as written
 * @returns {Generator<{ line: string, isFenced: boolean }>}
 */
function* linesOf(source) {
  /** @type {string | undefined} */
  let fence;
  for (const line of source.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    yield { line, isFenced: fence !== undefined || marker !== undefined };
    if (fence === undefined) fence = marker;
    else if (marker?.startsWith(fence)) fence = undefined;
  }
}

/**
 * The lines of a page that are not fenced code.
 *
 * @param {string} source - a page as written
 * @returns {string[]}
 */
export function linesOutsideFences(source) {
  return [...linesOf(source)].flatMap(({ line, isFenced }) => (isFenced ? [] : line));
}

/**
 * Changes the text of a page line by line, leaving fenced code alone.
 *
 * @param {string} source - a page as written
 * @param {(line: string) => string} change
 * @returns {string}
 */
export function mapLinesOutsideFences(source, change) {
  return [...linesOf(source)]
    .map(({ line, isFenced }) => (isFenced ? line : change(line)))
    .join('\n');
}
