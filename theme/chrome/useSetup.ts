import { useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { prepareProgress } from '../support/progress.ts';
import { focusTop, fragmentId, moveFocus, scrollToTop } from './anchors.ts';
import { announce, prepareAnnouncements } from './announce.ts';
import './chrome.css';

/** What every page does once it is alive. The original layout calls it. */
export function useSetup(): void {
  useHydrationMark();
  useFragmentClicks();
  usePageFocus();
  useProgressCode();
}

/**
 * Marks the document, so that styles can tell the time before scripts run, and that they did. In an
 * effect, as all others of the page, which listen to keys and clicks, run with it.
 */
function useHydrationMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // A file that failed was not needed.
    dataset.scripted = '';
    prepareAnnouncements();
  }, []);
}

/**
 * Takes over clicks on links to a place on the same page: through the router, so that everybody
 * hears of the new address. The scroll itself follows from the address.
 */
function useFragmentClicks(): void {
  const navigate = useNavigate();
  const { search, hash: current } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
      const hash = link?.getAttribute('href');
      if (!hash || link?.getAttribute('target')) return;
      event.preventDefault();
      navigate({ search, hash }, { replace: hash === current });
      // `#` names the top, and the router knows no such fragment.
      if (hash === '#') scrollToTop(0, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, search, current]);
}

/** Fetches the progress bar when the browser has nothing else to do. */
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

/** After a change of page, moves focus to its heading and has its title read out. */
function usePageFocus(): void {
  const { page } = usePage();
  const { routePath, title } = page;
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current === routePath) return;
    shown.current = routePath;
    announce(title);
    // It names the page that was loaded, and browsers share what it names.
    document.querySelector('link[rel="canonical"]')?.remove();
    const { hash } = window.location;
    const named = hash ? document.getElementById(fragmentId(hash)) : null;
    if (named) moveFocus(named);
    else focusTop();
  }, [routePath, title]);
}
