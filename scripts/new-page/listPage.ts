import { entryName, type SpecFolder } from '../../src/specRoutes.ts';

type MetaItem = string | { type: string; name?: string; [key: string]: unknown };

function nameOf(item: MetaItem): string | undefined {
  return typeof item === 'string' ? item.replace(/\.mdx?$/, '') : item.name;
}

/**
 * Adds an entry to a sidebar list, at its place in the specification's order.
 *
 * @param source Content of the `_meta.json`; undefined when there is none yet.
 * @param folder The folder of the specification that the list is for.
 * @param name The page or subfolder to list.
 * @param lang Language of a group's label.
 * @returns The new content; the same as before when the entry is listed already.
 * @throws When the source is no JSON list.
 */
export function listEntry(
  source: string | undefined,
  folder: SpecFolder,
  name: string,
  lang: 'en' | 'zh',
): string {
  const items = JSON.parse(source ?? '[]') as MetaItem[];
  if (!Array.isArray(items)) throw new Error('_meta.json is not a list');
  const entry = folder.entries.find((candidate) => entryName(candidate) === name);
  const isGroup = typeof entry === 'object';
  const isListed = (item: MetaItem) =>
    nameOf(item) === name && (typeof item === 'string' || item.type === 'file') !== isGroup;
  if (items.some(isListed)) return source ?? '[]\n';
  const item: MetaItem =
    typeof entry === 'object'
      ? { type: 'dir', name, label: entry.label[lang], collapsible: true, collapsed: false }
      : name;
  const order = folder.entries.map(entryName);
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const at = items.findIndex((other) => later.has(nameOf(other) ?? ''));
  items.splice(at === -1 ? items.length : at, 0, item);
  return `${JSON.stringify(items, null, 2)}\n`;
}
