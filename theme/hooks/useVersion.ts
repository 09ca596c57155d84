import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect } from 'react';
import {
  dropLinkedVersion,
  followOtherTabs,
  followVersion,
  version,
} from '../navigation/version.ts';
import { useStore } from './createStore.ts';

/** The chosen version, from `choices`; the default in the first render. */
export function useVersion(): string {
  return useStore(version);
}

/**
 * Synchronizes the chosen version with other tabs, and with links that contain one (`?v=1.4`).
 * Going back in the history does not undo a later choice.
 */
export function useVersionSync(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(followOtherTabs, []);
  useLayoutEffect(() => {
    if (type === 'POP') dropLinkedVersion();
    else if (new URLSearchParams(location.search).has('v')) followVersion();
  }, [location, type]);
}
