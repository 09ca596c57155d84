import { createStore } from '../hooks/createStore.ts';

/** A failed navigation, and a function to retry it. */
export interface FailedNavigation {
  /** Path, query and hash of the page that failed to load. */
  to: string;
  retry: () => void;
}

/** The failure to show; null if there is none. */
export const failedNavigation = createStore<FailedNavigation | null>(null);
