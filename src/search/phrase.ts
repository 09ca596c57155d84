import type { PreparedPage } from './prepare.ts';

/** What of a page is read for a phrase. */
export type ReadPage = Pick<PreparedPage, 'lowerTitle' | 'lowerHeadings' | 'lowerContent'>;

/**
 * A function that finds the pages that have a text word for word. As a reader types on, only the
 * pages that had the beginning are read again.
 *
 * @returns takes a text in lower case, and returns the numbers of the pages in their order
 */
export function createPhraseFinder(
  pages: readonly ReadPage[],
): (phrase: string) => readonly number[] {
  const all = Array.from(pages.keys());
  let last = { phrase: '', found: all };
  return (phrase) => {
    const read = phrase.startsWith(last.phrase) ? last.found : all;
    const found = read.filter((number) => {
      const page = pages[number];
      return (
        page &&
        (page.lowerTitle.includes(phrase) ||
          page.lowerHeadings.includes(phrase) ||
          page.lowerContent.includes(phrase))
      );
    });
    last = { phrase, found };
    return found;
  };
}
