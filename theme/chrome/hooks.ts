import type { SidebarData } from '@rspress/core';
import { useLocaleSiteData, useLocation, usePages } from '@rspress/core/runtime';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { scrollThrottleMs } from '../support/constants.ts';
import { afterFrame } from './afterFrame.ts';
import { canonicalPath } from './paths.ts';
import { sidebarFor } from './sidebar.ts';
import { throttle } from './throttle.ts';

const never = () => () => {};

/** Whether the page is alive: false on the server and while the browser takes over its markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Runs `onChange`, which may only set state of the same component, when the address changes. */
export function useAddressChange(onChange: () => void): void {
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    onChange();
  }
}

/**
 * Calls `onScroll`, which must not change between renders, once what was rendered has been painted,
 * as asking for positions earlier lays the page out twice, and while the page scrolls.
 */
export function useScroll(onScroll: () => void): void {
  useEffect(() => {
    const limited = throttle(onScroll, scrollThrottleMs);
    const callOff = afterFrame(onScroll);
    window.addEventListener('scroll', limited, { passive: true });
    window.addEventListener('resize', limited, { passive: true });
    return () => {
      window.removeEventListener('scroll', limited);
      window.removeEventListener('resize', limited);
      callOff();
      limited.cancel();
    };
  }, [onScroll]);
}

/** Calls `onEnter`, which must not change between renders, when the window becomes `query`. */
export function useMedia(query: string, onEnter: () => void): void {
  useEffect(() => {
    const media = window.matchMedia(query);
    const onChange = () => {
      if (media.matches) onEnter();
    };
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query, onEnter]);
}

/** Entries of the sidebar that belongs to the page shown. */
export function useSidebarEntries(): SidebarData {
  const { sidebar } = useLocaleSiteData();
  const { pathname } = useLocation();
  return useMemo(() => sidebarFor(sidebar, pathname), [sidebar, pathname]);
}

/** Canonical paths of all pages. */
export function useRoutes(): ReadonlySet<string> {
  const { pages } = usePages();
  return useMemo(() => new Set(pages.map((page) => canonicalPath(page.routePath))), [pages]);
}
