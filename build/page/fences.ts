/** Start or end of a fenced code block, which may be in a list or a blockquote. */
const fence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** A line of Markdown. */
export interface Line {
  text: string;
  /** Whether it belongs to a fenced code block, including the fences. */
  isFenced: boolean;
  /** Info string of an opening fence: language and attributes. */
  info?: string;
}

/**
 * Lines of a page. Used by all checks and transforms that must not change fenced code.
 *
 * @param markdown - source of a page
 */
export function linesOf(markdown: string): Line[] {
  let open: string | undefined;
  return markdown.split('\n').map((text): Line => {
    const [, marks = '', info = ''] = fence.exec(text) ?? [];
    if (open === undefined) {
      if (!marks) return { text, isFenced: false };
      open = marks;
      return { text, isFenced: true, info: info.trim() };
    }
    if (marks.startsWith(open) && info.trim() === '') open = undefined;
    return { text, isFenced: true };
  });
}

/**
 * @param info - info string of a fence
 * @returns path of the file that the fence shows, relative to the repository
 */
export function shownFile(info = ''): string | undefined {
  return /\bfile="<root>\/([^"]+)"/.exec(info)?.[1];
}

/** @returns the lines of a page outside fenced code */
export function linesOutsideFences(markdown: string): string[] {
  return linesOf(markdown).flatMap(({ text, isFenced }) => (isFenced ? [] : text));
}

/** @returns the page with a function applied to each line outside fenced code */
export function mapLinesOutsideFences(markdown: string, change: (line: string) => string): string {
  return linesOf(markdown)
    .map(({ text, isFenced }) => (isFenced ? text : change(text)))
    .join('\n');
}

/** @returns the page with fenced code replaced by spaces; lines and columns stay the same */
export function blankFences(markdown: string): string {
  return linesOf(markdown)
    .map(({ text, isFenced }) => (isFenced ? text.replace(/[^\r]/g, ' ') : text))
    .join('\n');
}
