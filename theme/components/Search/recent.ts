/** A page that was opened from the search. */
export interface RecentPage {
  title: string;
  link: string;
}

const keyOf = (lang: string) => `search-recent.${lang}`;
const remembered = 5;

/** Recently opened pages, newest first; empty if storage is blocked or its content invalid. */
export function readRecent(lang: string): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(lang)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, remembered) : [];
  } catch {
    return [];
  }
}

/** Moves a page to the front. */
export function addRecent(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ link }) => link !== page.link)].slice(0, remembered);
}

/** Stores the pages on this device; without storage, they are lost with the page. */
export function writeRecent(lang: string, pages: readonly RecentPage[]): void {
  try {
    if (pages.length > 0) localStorage.setItem(keyOf(lang), JSON.stringify(pages));
    else localStorage.removeItem(keyOf(lang));
  } catch {
    // The list is empty next time.
  }
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { title, link } = value as Partial<RecentPage>;
  return typeof title === 'string' && typeof link === 'string' && /^\/(?![/\\])/.test(link);
}
