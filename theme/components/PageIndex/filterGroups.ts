/** A heading inside a page of the index. */
export interface IndexedHeading {
  id: string;
  text: string;
}

/** A page of the index; `since` is the first version of the option it documents. */
export interface IndexedPage {
  title: string;
  link: string;
  description: string;
  since: string | null;
  headings: IndexedHeading[];
}

/** Pages that stand together in the sidebar; those above the first group have no name. */
export interface IndexedGroup {
  name: string;
  pages: IndexedPage[];
}

const normalize = (text: string) => text.toLowerCase().replaceAll('-', ' ').trim();

/**
 * Narrows an index to what a reader typed: case does not count, and a hyphen is a space.
 * A group or page that matches stays whole; a page that matches in headings alone keeps those.
 *
 * @param groups - the whole index
 * @param query - as typed
 * @returns groups that still hold a page
 */
export function filterGroups(groups: readonly IndexedGroup[], query: string): IndexedGroup[] {
  const wanted = normalize(query);
  if (wanted === '') return [...groups];
  const matches = (text: string) => normalize(text).includes(wanted);
  return groups
    .map((group) => {
      if (matches(group.name)) return group;
      const pages = group.pages.flatMap((page) => {
        if (matches(page.title) || matches(page.description)) return [page];
        const headings = page.headings.filter(({ text }) => matches(text));
        return headings.length > 0 ? [{ ...page, headings }] : [];
      });
      return { ...group, pages };
    })
    .filter(({ pages }) => pages.length > 0);
}
