/** A navigation that failed, and how to try it again. */
export interface FailedNavigation {
  /** Path, query and hash of the page that did not load. */
  to: string;
  retry: () => void;
}

let current: FailedNavigation | null = null;
const listeners = new Set<() => void>();

/** Tells the reader that a navigation failed; null takes the message away. */
export function reportFailedNavigation(failure: FailedNavigation | null): void {
  current = failure;
  for (const listener of listeners) listener();
}

/** @returns the failure to show, or null */
export function failedNavigation(): FailedNavigation | null {
  return current;
}

/** @returns function that ends the subscription */
export function subscribeToFailedNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
