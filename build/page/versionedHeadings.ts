import { expected } from '../expected.ts';
import { linesOutsideFences } from './fences.ts';
import { minorsIn } from './versionRanges.ts';

/** A heading inside a `<For>`. */
export interface VersionedHeading {
  id: string;
  /** As written, with inline Markdown. */
  text: string;
  depth: number;
  /** The minor versions that it holds for, separated by spaces. */
  minors: string;
}

/** An entry of the headings that Rspress knows of a page. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
  minors?: string;
}

/**
 * @param source - a page as written, or prepared
 * @returns the ids of its headings from H2 to H4, in their order; with what else there is to know of
 *   those that hold for some versions alone
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

/** The plugin's view of the Markdown compiler: Rspress keeps there what it knows of a page. */
interface Processor {
  data: () => { pageMeta?: { toc?: TocEntry[] } };
}

/**
 * Plugin of the Markdown compiler that adds headings inside `<For>` to those that Rspress has found.
 *
 * @param headingsOf - of a page, by its file
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
 * Rspress looks for headings among the direct children of a page, and so misses those in `<For>`.
 *
 * @param toc - what it has found
 * @param ids - of the page, by {@link headingIds}
 * @returns all headings, in their order
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
