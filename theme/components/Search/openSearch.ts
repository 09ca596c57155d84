type Listener = (query: string) => void;

const listeners = new Set<Listener>();

/**
 * Opens the navbar's search from another component.
 *
 * @param query - initial text
 */
export function openSearch(query = ''): void {
  for (const listener of listeners) listener(query);
}

/** Subscribes to calls of `openSearch`; returns a function that unsubscribes. */
export function onOpenSearch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
