import type {
  NormalizedSidebarGroup,
  SidebarData,
  SidebarDivider,
  SidebarItem,
  SidebarSectionHeader,
} from '@rspress/core';
import { canonicalPath, isSamePath, isWithin } from './paths.ts';

/** One line of a sidebar, of whatever kind. */
export type SidebarEntry = SidebarData[number];
export type SidebarGroup = NormalizedSidebarGroup;

/** Whether the entry holds other entries. */
export function isGroup(entry: SidebarEntry): entry is SidebarGroup {
  return 'items' in entry && Array.isArray(entry.items);
}

/** Whether the entry is a line between others. */
export function isDivider(entry: SidebarEntry): entry is SidebarDivider {
  return 'dividerType' in entry;
}

/** Whether the entry is a title above others. */
export function isSectionHeader(entry: SidebarEntry): entry is SidebarSectionHeader {
  return 'sectionHeaderText' in entry;
}

/**
 * Sidebar of a path: the one with the longest folder that holds the path.
 *
 * @param sidebars - entries by folder
 * @param path - path of the page shown
 */
export function sidebarFor(
  sidebars: Readonly<Record<string, SidebarData>> | undefined,
  path: string,
): SidebarData {
  if (!sidebars) return [];
  const folder = Object.keys(sidebars)
    .filter((candidate) => isWithin(candidate, path))
    .sort((a, b) => canonicalPath(b).length - canonicalPath(a).length)[0];
  return folder === undefined ? [] : (sidebars[folder]?.filter(Boolean) ?? []);
}

/** Whether a link of the entry, or of one below it, leads to the page at `path`. */
function leadsTo(entry: SidebarEntry, path: string): boolean {
  if ('link' in entry && entry.link && isSamePath(entry.link, path)) return true;
  return isGroup(entry) && entry.items.some((child) => leadsTo(child, path));
}

/**
 * Positions of the groups around the page at `path`, outermost first.
 *
 * @returns positions such as `2` or `2-0`, as used for {@link isExpanded}
 */
export function groupsAround(entries: SidebarData, path: string, prefix = ''): string[] {
  return entries.flatMap((entry, index) => {
    if (!isGroup(entry) || !leadsTo(entry, path)) return [];
    const position = `${prefix}${index}`;
    return [position, ...groupsAround(entry.items, path, `${position}-`)];
  });
}

/**
 * Whether a group shows its items: as the reader left it, else unless it is collapsed and the page
 * shown is elsewhere.
 */
export function isExpanded(
  group: SidebarGroup,
  choice: boolean | undefined,
  path: string,
): boolean {
  if (group.collapsible === false) return true;
  return choice ?? (!group.collapsed || leadsTo(group, path));
}

/**
 * Text of the entry that leads to a page.
 *
 * @param sidebars - entries by folder
 * @param path - of the page
 * @returns nothing for a page that no sidebar lists
 */
export function linkText(
  sidebars: Readonly<Record<string, SidebarData>> | undefined,
  path: string,
): string | undefined {
  const search = (entries: SidebarData): string | undefined => {
    for (const entry of entries) {
      if ('link' in entry && entry.link && isSamePath(entry.link, path)) return entry.text;
      const inside = isGroup(entry) ? search(entry.items) : undefined;
      if (inside) return inside;
    }
    return undefined;
  };
  return search(sidebarFor(sidebars, path));
}

export type Neighbour = Pick<SidebarItem, 'text' | 'link'>;

/** Pages before and after the one at `path`, in sidebar order; links to other sites are skipped. */
export function neighbours(
  entries: SidebarData,
  path: string,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const pages = linkedPages(entries);
  const index = pages.findIndex((page) => isSamePath(page.link, path));
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: pages[index - 1], next: pages[index + 1] };
}

function linkedPages(entries: SidebarData): Neighbour[] {
  return entries.flatMap((entry) => {
    const own =
      'link' in entry && entry.link?.startsWith('/')
        ? [{ text: entry.text, link: entry.link }]
        : [];
    return isGroup(entry) ? [...own, ...linkedPages(entry.items)] : own;
  });
}
