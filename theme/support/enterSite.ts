import { redirects } from '../../src/redirects.ts';
import { languages } from '../../src/site.ts';
import { entryRedirect } from './entryRedirect.ts';
import { postponeAddress } from './postponedPath.ts';
import { escapeStrayPercents } from './url.ts';

/**
 * Runs before the application starts in a browser: follows redirects, and repairs addresses that
 * the application could not decode, which would leave a blank page.
 */
export function enterSite(): void {
  const { pathname, search, hash } = window.location;
  const target = entryRedirect(pathname, {
    base: import.meta.env.SITE_BASE,
    defaultLanguage: languages[0],
    languages,
    redirects,
  });
  if (target) {
    // What starts before the browser leaves must find the address that the 404 page was drawn for.
    window.history.replaceState(window.history.state, '', `${import.meta.env.SITE_BASE}404`);
    window.location.replace(target + search + hash);
    return;
  }
  const repaired = [pathname, search, hash].map(escapeStrayPercents).join('');
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
  const base = import.meta.env.SITE_BASE;
  const language = pathname.slice(base.length).split('/')[0] ?? '';
  const isTranslated = languages.slice(1).some((other) => other === language);
  if (isTranslated && document.querySelector('[data-not-found]')) postponeAddress(`${base}404`);
}
