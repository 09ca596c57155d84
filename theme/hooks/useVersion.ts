import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect } from 'react';
import {
  dropLinkedVersion,
  followOtherTabs,
  followVersion,
  version,
} from '../navigation/version.ts';
import { useStore } from './createStore.ts';

/** The version that the reader has chosen, out of `choices`; the default in the first render. */
export function useVersion(): string {
  return useStore(version);
}

/**
 * Keeps the chosen version in step with other tabs, and with links that name one (`?v=1.4`). An
 * older entry of the history does not take back what the reader has chosen since.
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
