type Listener = (query: string) => void;

const listeners = new Set<Listener>();

/**
 * Opens the search of the navigation bar from elsewhere on the page.
 *
 * @param query - what it begins with
 */
export function openSearch(query = ''): void {
  for (const listener of listeners) listener(query);
}

/** Hears of calls of `openSearch`, until the returned function is called. */
export function onOpenSearch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
