import type {
  NormalizedSidebarGroup,
  SidebarData,
  SidebarDivider,
  SidebarSectionHeader,
} from '@rspress/core';
import { isSamePath } from './paths.ts';

/** An item of a sidebar, of any kind. */
export type SidebarEntry = SidebarData[number];
export type SidebarGroup = NormalizedSidebarGroup;

/** Whether the item contains other items. */
export function isGroup(entry: SidebarEntry): entry is SidebarGroup {
  return 'items' in entry && Array.isArray(entry.items);
}

/** Whether the item is a divider. */
export function isDivider(entry: SidebarEntry): entry is SidebarDivider {
  return 'dividerType' in entry;
}

/** Whether the item is a section title. */
export function isSectionHeader(entry: SidebarEntry): entry is SidebarSectionHeader {
  return 'sectionHeaderText' in entry;
}

/** Whether the item or any of its children links to the page at `path`. */
function leadsTo(entry: SidebarEntry, path: string): boolean {
  if ('link' in entry && entry.link && isSamePath(entry.link, path)) return true;
  return isGroup(entry) && entry.items.some((child) => leadsTo(child, path));
}

/**
 * Positions of the groups that contain the page at `path`, outermost first.
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
 * Whether a group is expanded: as the reader left it; by default, unless it is collapsible and does
 * not contain the current page.
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
 * Title of the item that links to a page.
 *
 * @param entries - of a sidebar
 * @param path - of the page
 * @returns undefined for a page that the sidebar does not list
 */
export function linkText(entries: SidebarData, path: string): string | undefined {
  for (const entry of entries) {
    if ('link' in entry && entry.link && isSamePath(entry.link, path)) return entry.text;
    const inside = isGroup(entry) ? linkText(entry.items, path) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
