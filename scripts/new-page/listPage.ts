import type { SidebarEntry } from '../../build/navigation.ts';

/** A page by its file name, or a folder with the title of its group. */
export type NewEntry = string | { type: 'dir'; name: string; label: string };

/**
 * Adds an entry to a sidebar: `index` as the first one, a page after the last page, a group at the
 * end.
 *
 * @param source - content of the `_meta.json`; undefined if it does not exist
 * @param added - entry to add
 * @returns the new content; unchanged if the entry is already listed
 * @throws if the source is not a JSON array
 */
export function listEntry(source: string | undefined, added: NewEntry): string {
  const entries = JSON.parse(source ?? '[]') as (string | SidebarEntry)[];
  if (!Array.isArray(entries)) throw new Error('_meta.json holds no array');
  const isPage = (entry: string | SidebarEntry) =>
    typeof entry === 'string' || entry.type === 'file';
  const nameOf = (entry: string | SidebarEntry) =>
    typeof entry === 'string' ? entry.replace(/\.mdx?$/, '') : entry.name;
  const isListed = entries.some(
    (entry) => isPage(entry) === isPage(added) && nameOf(entry) === nameOf(added),
  );
  if (isListed && source !== undefined) return source;
  const place = isPage(added) ? entries.findLastIndex(isPage) + 1 : entries.length;
  entries.splice(added === 'index' ? 0 : place, 0, added);
  return `${JSON.stringify(entries, null, 2)}\n`;
}
