import { mapLinesOutsideFences } from './fences.mjs';

/** Markdown links with text, path and the rest of the target. Text may hold code and brackets. */
const link = /(?<!!)\[((?:[^[\]`]|`[^`]*`|\[[^\]]*\])*)\]\((\/[^)\s#?]*)[^)\s]*\)/g;

/**
 * Turns links to pages that are planned but not written yet into their text. So a page may be
 * linked before it exists, and no link is dead at any time; a link to anything else stays, and
 * fails the build if it is dead.
 *
 * @param {string} source - a page as written
 * @param {(path: string) => boolean} isPending - whether a path (without hash) is a planned page
 *   that does not exist yet
 * @returns {string}
 */
export function unlinkPendingPages(source, isPending) {
  return mapLinesOutsideFences(source, (line) =>
    line.replace(link, (whole, label, path) => (isPending(path) ? label : whole)),
  );
}
