import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  hashTarget,
  moveFocus,
  revealParts,
  scrollToElement,
  scrollToTop,
} from '../navigation/anchors.ts';

/** Scroll positions of the history entries seen since the page was loaded. */
const positions = new Map<string, number>();

/**
 * Scrolls to where the URL leads: to the element that the hash names, to where the reader left the
 * page when going back, else to the top.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef<typeof location>(undefined);
  // The layout follows the data of the page, which may come a moment after its content.
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
    // On load the browser has scrolled already, if it could.
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
 * The router gives every entry it has not made itself, such as a typed hash, the same key. The query
 * is left out, as the choice of a version changes it.
 */
function entryName({ key, pathname, hash }: ReturnType<typeof useLocation>): string {
  return `${key} ${pathname}${hash}`;
}

/** Keeps the browser from restoring positions before the page is there; reloads are left to it. */
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
