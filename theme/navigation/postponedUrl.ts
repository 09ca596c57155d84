let postponed: string | null = null;

/**
 * The host answers every unknown path with one 404 page, which is prerendered in the default
 * language. Hydrating it in another language would fail, so the URL is put aside until the page is
 * hydrated.
 *
 * @param neutral - URL to show meanwhile, of the default language
 */
export function postponeUrl(neutral: string): void {
  const { pathname, search, hash } = window.location;
  postponed = pathname + search + hash;
  window.history.replaceState(window.history.state, '', neutral);
}

/** @returns path, query and hash that were put aside, once; null when there are none */
export function takePostponedUrl(): string | null {
  const url = postponed;
  postponed = null;
  return url;
}
