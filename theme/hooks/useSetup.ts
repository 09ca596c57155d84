import { useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { announce, prepareAnnouncements } from '../dom/announce.ts';
import { focusTop, hashId, moveFocus, scrollToTop } from '../navigation/anchors.ts';
import { prepareProgress } from '../navigation/progress.ts';
import { useVersionSync } from './useVersion.ts';
import './useSetup.css';

/** Effects of every page after hydration. Called by Rspress's layout. */
export function useSetup(): void {
  useHydrationMark();
  useHashClicks();
  useVersionSync();
  usePageFocus();
  useProgressCode();
}

/**
 * Marks the document as hydrated, for styles and tests. An effect, as listeners for keys and clicks
 * are added by effects, too.
 */
function useHydrationMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // Set again, as a file that failed to load was not needed.
    dataset.scripted = '';
    prepareAnnouncements();
  }, []);
}

/**
 * Handles links to headings of the same page with the router, so that components see the new hash.
 * `useScrollReset` scrolls there.
 */
function useHashClicks(): void {
  const navigate = useNavigate();
  const { hash: current } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
      const hash = link?.getAttribute('href');
      if (!hash || link?.getAttribute('target')) return;
      event.preventDefault();
      // The current query, as choosing a version may have changed it.
      const { search } = window.location;
      navigate({ search, hash }, { replace: hash === current });
      // `#` means the top of the page, and the router does not know such a hash.
      if (hash === '#') scrollToTop(0, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, current]);
}

/** Loads the code of the progress bar when the browser is idle. */
function useProgressCode(): void {
  useEffect(() => {
    const fetchBar = () => {
      prepareProgress().catch(() => undefined);
    };
    // Safari does not support idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchBar, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchBar);
    return () => cancelIdleCallback(handle);
  }, []);
}

/** After navigation, focuses the heading of the page and announces its title. */
function usePageFocus(): void {
  const { page } = usePage();
  const { routePath, title } = page;
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current === routePath) return;
    shown.current = routePath;
    announce(title);
    // It belongs to the page that was loaded first, and browsers use it when sharing the page.
    document.querySelector('link[rel="canonical"]')?.remove();
    const { hash } = window.location;
    const named = hash ? document.getElementById(hashId(hash)) : null;
    if (named) moveFocus(named);
    else focusTop();
  }, [routePath, title]);
}
