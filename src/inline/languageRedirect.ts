/** Options of the redirect. */
export interface LanguageRedirectOptions {
  /** Base path with a leading and a trailing slash. */
  base: string;
  /** The first one has no prefix. */
  languages: readonly string[];
  /** Storage key of the flag for readers who have been here before. */
  visitedKey: string;
  /** Session storage key of the path that a redirect started from. */
  redirectedFromKey: string;
}

/** Storage keys of the language redirect. */
export const visitedKey = 'visited';
export const redirectedFromKey = 'language-redirected-from';

/**
 * Redirects to the browser's language, on the first visit only and never for bots; query and hash
 * are preserved. Runs as an inline script in the head: it is serialized, so it may only use its
 * parameter.
 */
export function redirectToBrowserLanguage(options: LanguageRedirectOptions): void {
  const { base, languages, visitedKey, redirectedFromKey } = options;
  if (/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem(visitedKey)) return;
    localStorage.setItem(visitedKey, '1');
  } catch {
    // Without storage, every visit would look like the first one.
    return;
  }
  const { pathname, search, hash } = location;
  if (!pathname.startsWith(base)) return;
  const [first = '', ...rest] = pathname.slice(base.length).split('/');
  const hasPrefix = languages.indexOf(first) > 0;
  const current = hasPrefix ? first : languages[0];
  const wanted = navigator.language.split('-')[0] ?? '';
  if (wanted === current || !languages.includes(wanted)) return;
  const page = (hasPrefix ? rest : [first, ...rest]).join('/');
  const prefix = wanted === languages[0] ? '' : `${wanted}/`;
  try {
    sessionStorage.setItem(redirectedFromKey, pathname + search + hash);
  } catch {
    // The path is not recorded then; the redirect works all the same.
  }
  location.replace(base + prefix + page.replace(/^[/\\]+/, '') + search + hash);
}
