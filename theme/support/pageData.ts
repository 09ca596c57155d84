import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';

type PageData = ReturnType<typeof initPageData>;

/** Of the link that was pointed at last: the one that is likely to be followed. */
let ahead: { routePath: string; data: PageData } | undefined;

/**
 * Fetches the code of a page, and what it says of itself, before its link is followed.
 * A failure is told when the reader follows the link, which tries once more.
 *
 * @param routePath - of the page; nothing is done for what is none
 */
export function fetchAhead(routePath: string): void {
  if (ahead?.routePath === routePath || !pathnameToRouteService(routePath)) return;
  const fetched = { routePath, data: initPageData(routePath) };
  ahead = fetched;
  fetched.data.catch(() => {
    if (ahead === fetched) ahead = undefined;
  });
}

/** How long the pointer or the focus stays on a link that is meant; on its way it is faster. */
const restMs = 50;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches a page ahead once the pointer or the focus has stayed on its link for {@link restMs}: on
 * the way across a sidebar it meets dozens of links.
 *
 * @param routePath - of the page
 */
export function restOn(routePath: string): void {
  leave();
  resting = setTimeout(() => fetchAhead(routePath), restMs);
}

/** The pointer or the focus goes on. */
export function leave(): void {
  clearTimeout(resting);
}

/**
 * @param routePath - of a page
 * @returns what the page says of itself, perhaps fetched ahead
 * @throws when the code of the page cannot be fetched
 */
export function pageData(routePath: string): PageData {
  const data = ahead?.routePath === routePath ? ahead.data : initPageData(routePath);
  // In development the page may change before its link is followed again.
  ahead = undefined;
  return data;
}
