import { mapLinesOutsideFences } from './fences.ts';

/** Code, which stays, or a comment with the space before it. */
const codeOrComment = /(`+)[^`].*?\1(?!`)| ?\{\/\*.*?\*\/\}/g;

/**
 * Removes comments for writers. In the first line of a callout, Rspress would show one as the
 * callout's title.
 *
 * @param source - a page
 * @returns the page without comments outside code; line numbers stay the same
 */
export function withoutComments(source: string): string {
  return mapLinesOutsideFences(source, (line) =>
    line.replace(codeOrComment, (found) => (found.startsWith('`') ? found : '')),
  );
}
