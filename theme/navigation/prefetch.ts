import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';

type PageData = ReturnType<typeof initPageData>;

/** Of the link that was pointed at last: the one that is likely to be followed. */
let prefetched: { routePath: string; data: PageData } | undefined;

/**
 * Fetches the code of a page, and what it says of itself, before its link is followed.
 * A failure is shown when the reader follows the link, which tries once more.
 *
 * @param routePath - of the page; nothing is done for what is none
 */
export function prefetch(routePath: string): void {
  if (prefetched?.routePath === routePath || !pathnameToRouteService(routePath)) return;
  const fetched = { routePath, data: initPageData(routePath) };
  prefetched = fetched;
  fetched.data.catch(() => {
    if (prefetched === fetched) prefetched = undefined;
  });
}

/** How long the pointer or the focus stays on a link that is meant, in milliseconds. */
const restMs = 50;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches a page once the pointer or the focus has stayed on its link for {@link restMs}: moving
 * across a sidebar, it meets dozens of links.
 *
 * @param routePath - of the page
 */
export function prefetchSoon(routePath: string): void {
  cancelPrefetch();
  resting = setTimeout(() => prefetch(routePath), restMs);
}

/** The pointer or the focus has left the link. */
export function cancelPrefetch(): void {
  clearTimeout(resting);
}

/**
 * @param routePath - of a page
 * @returns what the page says of itself, perhaps prefetched
 * @throws when the code of the page cannot be fetched
 */
export function pageData(routePath: string): PageData {
  const data = prefetched?.routePath === routePath ? prefetched.data : initPageData(routePath);
  // In development the page may change before its link is followed again.
  prefetched = undefined;
  return data;
}
