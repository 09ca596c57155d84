/**
 * Which tab of each group is chosen: shared by all groups of a page, and stored. Where storage is
 * blocked, the choice is lost with the page.
 */

const storagePrefix = 'tabs.';
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** @returns the chosen tab's value, or null when the reader never chose one in this group */
export function chosenTab(groupId: string): string | null {
  const known = chosen.get(groupId);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(storagePrefix + groupId);
  } catch {
    return null;
  }
}

/** Chooses a tab in every group of that id. */
export function chooseTab(groupId: string, value: string): void {
  chosen.set(groupId, value);
  try {
    localStorage.setItem(storagePrefix + groupId, value);
  } catch {
    // Storage is off or full: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** @returns function that ends the subscription */
export function subscribeToTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
