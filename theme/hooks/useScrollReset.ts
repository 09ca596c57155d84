import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  hashTarget,
  moveFocus,
  revealParts,
  scrollToElement,
  scrollToTop,
} from '../navigation/anchors.ts';

/** Scroll positions of visited history entries. */
const positions = new Map<string, number>();

/**
 * Scrolls to the target of the URL: to the element that the hash refers to, to the previous
 * position when going back, otherwise to the top.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef<typeof location>(undefined);
  // The layout depends on the data of the page, which may arrive after its content.
  const { routePath } = usePage().page;
  const laidOut = useRef(routePath);

  useOwnScrollRestoration();

  useLayoutEffect(() => {
    const key = entryName(location);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isLaidOutAnew = laidOut.current !== routePath;
    laidOut.current = routePath;
    if (before === location && !isLaidOutAnew) return;
    const saved = isReturn ? positions.get(entryName(location)) : undefined;
    const target = hashTarget(location.hash);
    const isRevealed = target && revealParts(target);
    // On load, the browser has scrolled already if it could.
    if (!before) {
      if (isRevealed) scrollToElement(target, false);
      return;
    }
    const isSamePage = before.pathname === location.pathname && !isLaidOutAnew;
    if (saved !== undefined) {
      scrollToTop(saved, false);
    } else if (target) {
      scrollToElement(target, isSamePage);
      if (isSamePage) moveFocus(target);
    } else if (!isSamePage || (before.hash && !location.hash)) {
      scrollToTop(0, isSamePage);
    }
  }, [location, isReturn, routePath]);
}

/**
 * The router gives the same key to all entries that it did not create, such as a typed hash. The
 * query is left out, as choosing a version changes it.
 */
function entryName({ key, pathname, hash }: ReturnType<typeof useLocation>): string {
  return `${key} ${pathname}${hash}`;
}

/** Prevents the browser from restoring positions before the page is rendered, except on reloads. */
function useOwnScrollRestoration(): void {
  useEffect(() => {
    const own = () => {
      window.history.scrollRestoration = 'manual';
    };
    const browsers = () => {
      window.history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', browsers);
    return () => {
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', browsers);
      browsers();
    };
  }, []);
}
