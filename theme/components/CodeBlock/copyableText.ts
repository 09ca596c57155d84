/** The part of a DOM element that `copyableText` needs, so that tests can pass plain objects. */
export interface CodeLine {
  className: string;
  textContent: string | null;
}

/**
 * Text of a code block for the clipboard: all lines except those that a diff marks as removed.
 *
 * @param lines - the `.line` elements of a highlighted block, in order
 * @returns the lines joined by newlines, without trailing blank lines
 */
export function copyableText(lines: Iterable<CodeLine>): string {
  return Array.from(lines)
    .filter(({ className }) => !/\bremove\b/.test(className))
    .map(({ textContent }) => textContent ?? '')
    .join('\n')
    .trimEnd();
}
