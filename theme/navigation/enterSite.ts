import { redirects } from '../../src/redirects.ts';
import { languages } from '../../src/site.ts';
import { entryAction } from './entryAction.ts';
import { postponeUrl } from './postponedUrl.ts';

/**
 * Runs in a browser before the application starts: follows redirects, and fixes URLs that would
 * result in a blank page.
 */
export function enterSite(): void {
  const base = import.meta.env.SITE_BASE;
  const site = { base, defaultLanguage: languages[0], languages, redirects };
  const isNotFoundPage = document.querySelector('[data-not-found]') !== null;
  const action = entryAction(window.location, site, isNotFoundPage);
  const setUrl = (url: string) => window.history.replaceState(window.history.state, '', url);
  if (action.kind === 'load') {
    // The application starts before the browser leaves, so it needs the URL of the 404 page.
    setUrl(`${base}404`);
    window.location.replace(action.url);
    return;
  }
  if (action.kind === 'rewrite') setUrl(action.url);
  const [language] = window.location.pathname.slice(base.length).split('/');
  const isTranslated = languages.slice(1).some((other) => other === language);
  if (isTranslated && isNotFoundPage) postponeUrl(`${base}404`);
}
