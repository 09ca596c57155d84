import type { SidebarEntry } from '../../build/navigation.ts';

/** A page by the name of its file, or a folder with the title of its group. */
export type NewEntry = string | { type: 'dir'; name: string; label: string };

/**
 * Adds an entry to a sidebar: `index` as the first, a page after the last page, a group at the end.
 *
 * @param source - content of the `_meta.json`; undefined when there is none yet
 * @param added - what to list
 * @returns the new content; the same as before when the entry is listed already
 * @throws when the source is no JSON array
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
