import type {
  NormalizedSidebarGroup,
  SidebarData,
  SidebarDivider,
  SidebarSectionHeader,
} from '@rspress/core';
import { isSamePath } from './paths.ts';

/** One line of a sidebar, of any kind. */
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
 * Title of the entry that leads to a page.
 *
 * @param entries - of a sidebar
 * @param path - of the page
 * @returns nothing for a page that the sidebar does not list
 */
export function linkText(entries: SidebarData, path: string): string | undefined {
  for (const entry of entries) {
    if ('link' in entry && entry.link && isSamePath(entry.link, path)) return entry.text;
    const inside = isGroup(entry) ? linkText(entry.items, path) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
