/** What the redirect needs to know about the site. */
export interface LanguageRedirectOptions {
  /** Base path with slashes at both ends. */
  base: string;
  /** The first one has no prefix. */
  languages: readonly string[];
  /** Key of the flag that says a reader was here before. */
  visitedKey: string;
  /** Key of the session's note on the path a redirect came from. */
  redirectedFromKey: string;
}

/** Keys of the locale redirect in storage. */
export const visitedKey = 'visited';
export const redirectedFromKey = 'language-redirected-from';

/**
 * Sends a reader to the language of the browser, on the first visit only, and never a bot; query
 * and hash stay. Runs as an inline script in the head: it may use nothing from outside but its
 * parameter.
 */
export function redirectToBrowserLanguage(options: LanguageRedirectOptions): void {
  const { base, languages, visitedKey, redirectedFromKey } = options;
  if (/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem(visitedKey)) return;
    localStorage.setItem(visitedKey, '1');
  } catch {
    // Without storage, each visit would look like the first.
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
    // No note of it then; the redirect itself is harmless.
  }
  location.replace(base + prefix + page.replace(/^[/\\]+/, '') + search + hash);
}
