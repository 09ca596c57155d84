import { expected } from '../expected.ts';
import { linesOutsideFences } from './fences.ts';
import { minorsIn } from './versionRanges.ts';

/** A heading inside a `<For>`. */
export interface VersionedHeading {
  id: string;
  /** Source text, with inline Markdown. */
  text: string;
  depth: number;
  /** Minor versions that it applies to, separated by spaces. */
  minors: string;
}

/** An entry of Rspress's headings of a page. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
  minors?: string;
}

/**
 * @param source - source of a page, or the prepared page
 * @returns the ids of its headings from H2 to H4, in order; with more data for those that only
 *   apply to some versions
 */
export function headingIds(source: string): (string | VersionedHeading)[] {
  const open: string[] = [];
  return linesOutsideFences(source).flatMap((line) => {
    const [, range] = /^\s*<For\s+v="([^"]*)"[^>]*>\s*$/.exec(line) ?? [];
    if (range !== undefined) open.push(range);
    else if (/^\s*<\/For>\s*$/.test(line)) open.pop();
    const [, marks = '', text = '', id] =
      /^\s*(#{2,4}) (.+?) \\?\{#([\w-]+)\}\s*$/.exec(line) ?? [];
    if (!id) return [];
    const inner = open.at(-1);
    if (inner === undefined) return id;
    const minors = minorsIn(inner).join(' ');
    return { id, text: text.replace(/<[^>]*>\s*/g, ''), depth: marks.length, minors };
  });
}

type Headings = readonly (string | VersionedHeading)[];

/** The Markdown compiler, in which Rspress stores data of the page. */
interface Processor {
  data: () => { pageMeta?: { toc?: TocEntry[] } };
}

/**
 * Markdown plugin that adds headings inside `<For>` to those found by Rspress.
 *
 * @param headingsOf - returns the headings of a page, by file
 */
export function tocPlugin(headingsOf: (file: string) => Headings) {
  return function attach(this: unknown) {
    const data = (this as Processor).data();
    return (_tree: object, { path }: { path: string }) => {
      const meta = expected(data.pageMeta, 'pages', "'pageMeta' among the compiler's data");
      const toc = expected(meta.toc, 'pages', "the headings of a page as 'pageMeta.toc'");
      meta.toc = withVersionedHeadings(toc, headingsOf(path));
    };
  };
}

/**
 * Adds headings inside `<For>`, as Rspress only finds those at the top level of a page.
 *
 * @param toc - headings found by Rspress
 * @param ids - of the page, from {@link headingIds}
 * @returns all headings, in order
 */
export function withVersionedHeadings(toc: readonly TocEntry[], ids: Headings): TocEntry[] {
  const all = [...toc];
  let next = 0;
  for (const heading of ids) {
    if (typeof heading !== 'string') all.splice(next++, 0, heading);
    else next = all.findIndex(({ id }) => id === heading) + 1 || next;
  }
  return all;
}
