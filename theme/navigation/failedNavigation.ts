import { createStore } from '../hooks/createStore.ts';

/** A navigation that failed, and how to try it again. */
export interface FailedNavigation {
  /** Path, query and hash of the page that did not load. */
  to: string;
  retry: () => void;
}

/** The failure that is shown; null when there is none. */
export const failedNavigation = createStore<FailedNavigation | null>(null);
