let postponed: string | null = null;

/**
 * The host responds to unknown paths with a single 404 page, prerendered in the default language.
 * Hydrating it in another language would fail, so the actual URL is restored after hydration.
 *
 * @param neutral - temporary URL in the default language
 */
export function postponeUrl(neutral: string): void {
  const { pathname, search, hash } = window.location;
  postponed = pathname + search + hash;
  window.history.replaceState(window.history.state, '', neutral);
}

/** @returns the postponed path, query and hash, once; null if there is none */
export function takePostponedUrl(): string | null {
  const url = postponed;
  postponed = null;
  return url;
}
