import { createStore } from '../hooks/createStore.ts';

/** A navigation that failed, and how to try it again. */
export interface FailedNavigation {
  /** Path, query and hash of the page that did not load. */
  to: string;
  retry: () => void;
}

/** The failure that the reader is told of; null when there is none. */
export const failedNavigation = createStore<FailedNavigation | null>(null);
