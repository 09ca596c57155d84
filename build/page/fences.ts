/** What opens or closes fenced code: in a list or a quotation, marks may stand in front of it. */
const fence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** A line of Markdown. */
export interface Line {
  text: string;
  /** Whether it is part of fenced code; the fences are. */
  isFenced: boolean;
  /** What follows the marks of a fence that opens: language and attributes. */
  info?: string;
}

/**
 * The lines of a page. Every check and transform that must leave fenced code alone reads them.
 *
 * @param markdown - a page as written
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
 * @param info - of a line that opens a fence
 * @returns path of the file that the fence shows, below the repository
 */
export function shownFile(info = ''): string | undefined {
  return /\bfile="<root>\/([^"]+)"/.exec(info)?.[1];
}

/** @returns the lines of a page that are not fenced code */
export function linesOutsideFences(markdown: string): string[] {
  return linesOf(markdown).flatMap(({ text, isFenced }) => (isFenced ? [] : text));
}

/** @returns the page with each line changed that is not fenced code */
export function mapLinesOutsideFences(markdown: string, change: (line: string) => string): string {
  return linesOf(markdown)
    .map(({ text, isFenced }) => (isFenced ? text : change(text)))
    .join('\n');
}

/** @returns the page, as long, with fenced code blanked: lines and columns stay */
export function blankFences(markdown: string): string {
  return linesOf(markdown)
    .map(({ text, isFenced }) => (isFenced ? text.replace(/[^\r]/g, ' ') : text))
    .join('\n');
}
