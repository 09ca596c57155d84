import { useLocation, usePages } from '@rspress/core/runtime';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { scrollThrottleMs } from '../constants.ts';
import { afterFrame } from '../dom/afterFrame.ts';
import { throttle } from '../dom/throttle.ts';
import { canonicalPath } from '../navigation/paths.ts';
import { version } from '../navigation/version.ts';

const never = () => () => {};

/** Whether the page is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Calls `onChange` during rendering when the location changes; it may only set state of the same
 * component.
 */
export function useLocationChange(onChange: () => void): void {
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    onChange();
  }
}

/**
 * Calls `onScroll`, which must not change between renders, after the first paint (reading positions
 * earlier would force a second layout), while the page scrolls, and when another version is chosen.
 */
export function useScroll(onScroll: () => void): void {
  useEffect(() => {
    const limited = throttle(onScroll, scrollThrottleMs);
    const callOff = afterFrame(onScroll);
    window.addEventListener('scroll', limited, { passive: true });
    window.addEventListener('resize', limited, { passive: true });
    const unsubscribe = version.subscribe(limited);
    return () => {
      unsubscribe();
      window.removeEventListener('scroll', limited);
      window.removeEventListener('resize', limited);
      callOff();
      limited.cancel();
    };
  }, [onScroll]);
}

/** Calls `onEnter`, which must not change between renders, when `query` starts to match. */
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

/** Canonical paths of all pages. */
export function useRoutes(): ReadonlySet<string> {
  const { pages } = usePages();
  return useMemo(() => new Set(pages.map((page) => canonicalPath(page.routePath))), [pages]);
}
