/**
 * Selected tab of each group id: shared by all groups of a page, and stored. If storage is blocked,
 * it is lost with the page.
 */

const storagePrefix = 'tabs.';
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** @returns the value of the selected tab, or null if the reader has not selected one */
export function chosenTab(groupId: string): string | null {
  const known = chosen.get(groupId);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(storagePrefix + groupId);
  } catch {
    return null;
  }
}

/** Selects a tab in all groups with that id. */
export function chooseTab(groupId: string, value: string): void {
  chosen.set(groupId, value);
  try {
    localStorage.setItem(storagePrefix + groupId, value);
  } catch {
    // Storage is blocked or full: the selection is kept until the page is left.
  }
  for (const listener of listeners) listener();
}

/** @returns function that unsubscribes */
export function subscribeToTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
