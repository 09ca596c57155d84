import { mapLinesOutsideFences } from './fences.mjs';

/**
 * Cleans the headings of a page's Markdown twin: explicit ids would stand as text, and a heading
 * that begins with a component loses the space behind its marks.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function cleanHeadings(markdown) {
  return mapLinesOutsideFences(markdown, (line) =>
    line.replace(
      /^(#{1,6})(?!#) *(.+?)(?: *\\?\{#[\w-]+\})?$/,
      (_, marks, text) => `${marks} ${text.replace(/^(\d+\.) +/, '$1 ')}`,
    ),
  );
}

/**
 * Takes the source files off the code of a page's Markdown twin: the code itself stands there.
 *
 * @param {string} markdown - a Markdown twin as Rspress writes it
 * @returns {string}
 */
export function withoutSourceFiles(markdown) {
  return markdown.replace(/^([ \t]*`{3,}.*?) file="<root>[^"\n]*"/gm, '$1');
}
