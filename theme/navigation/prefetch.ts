import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';

type PageData = ReturnType<typeof initPageData>;

/** Result for the last link that was pointed at, which is the most likely one to be followed. */
let prefetched: { routePath: string; data: PageData } | undefined;

/**
 * Loads the code and data of a page before its link is followed. Failures are ignored, as following
 * the link tries again.
 *
 * @param routePath - of the page; ignored if there is no such page
 */
export function prefetch(routePath: string): void {
  if (prefetched?.routePath === routePath || !pathnameToRouteService(routePath)) return;
  const fetched = { routePath, data: initPageData(routePath) };
  prefetched = fetched;
  fetched.data.catch(() => {
    if (prefetched === fetched) prefetched = undefined;
  });
}

/**
 * Minimum time that the pointer or focus stays on a link before its page is prefetched, in
 * milliseconds.
 */
const restMs = 50;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches a page once the pointer or focus has stayed on its link for {@link restMs}, as moving
 * across a sidebar touches dozens of links.
 *
 * @param routePath - of the page
 */
export function prefetchSoon(routePath: string): void {
  cancelPrefetch();
  resting = setTimeout(() => prefetch(routePath), restMs);
}

/** Called when the pointer or focus leaves the link. */
export function cancelPrefetch(): void {
  clearTimeout(resting);
}

/**
 * @param routePath - of a page
 * @returns data of the page, prefetched if possible
 * @throws if the code of the page cannot be loaded
 */
export function pageData(routePath: string): PageData {
  const data = prefetched?.routePath === routePath ? prefetched.data : initPageData(routePath);
  // In development, the page may change before its link is followed again.
  prefetched = undefined;
  return data;
}
