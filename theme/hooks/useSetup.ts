import { useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { announce, prepareAnnouncements } from '../dom/announce.ts';
import { focusTop, hashId, moveFocus, scrollToTop } from '../navigation/anchors.ts';
import { prepareProgress } from '../navigation/progress.ts';
import { useVersionSync } from './useVersion.ts';
import './useSetup.css';

/** What every page does once it is hydrated. The layout of Rspress calls it. */
export function useSetup(): void {
  useHydrationMark();
  useHashClicks();
  useVersionSync();
  usePageFocus();
  useProgressCode();
}

/**
 * Marks the document as hydrated, for styles and tests. In an effect, because those that listen to
 * keys and clicks run together with it.
 */
function useHydrationMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // Set again: a file that failed to load was not needed.
    dataset.scripted = '';
    prepareAnnouncements();
  }, []);
}

/**
 * Follows links to a heading of the same page through the router, so that components see the new
 * hash. `useScrollReset` scrolls there.
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
      // The query of the moment: the choice of a version takes its own out of it.
      const { search } = window.location;
      navigate({ search, hash }, { replace: hash === current });
      // `#` names the top, and the router knows no such hash.
      if (hash === '#') scrollToTop(0, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, current]);
}

/** Fetches the code of the progress bar when the browser is idle. */
function useProgressCode(): void {
  useEffect(() => {
    const fetchBar = () => {
      prepareProgress().catch(() => undefined);
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchBar, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchBar);
    return () => cancelIdleCallback(handle);
  }, []);
}

/** After a change of page, moves the focus to its heading and announces its title. */
function usePageFocus(): void {
  const { page } = usePage();
  const { routePath, title } = page;
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current === routePath) return;
    shown.current = routePath;
    announce(title);
    // It names the page that was loaded, and browsers use it when a reader shares the page.
    document.querySelector('link[rel="canonical"]')?.remove();
    const { hash } = window.location;
    const named = hash ? document.getElementById(hashId(hash)) : null;
    if (named) moveFocus(named);
    else focusTop();
  }, [routePath, title]);
}
