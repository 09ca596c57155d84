import type { Page } from '../lib/page.ts';
import { urlsOf } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/**
 * Links stay in the language of their page: English pages never start with `/zh`, Chinese ones
 * always do. URLs of files in `docs/public` have an extension and no language.
 */
export function linkLanguage(page: Page): Problem[] {
  return urlsOf(page).flatMap(({ url, line }) => {
    if (!url.startsWith('/') || /\.\w+$/.test(url.replace(/[?#].*$/, ''))) return [];
    const chinese = /^\/zh(?:[/#?]|$)/.test(url);
    if (chinese === (page.lang === 'zh')) return [];
    const right = chinese ? url.replace(/^\/zh/, '') || '/' : `/zh${url}`;
    return [
      {
        file: page.file,
        line,
        rule: 'linkLanguage',
        message: `link to ${url} leaves the language of the page: write ${right}`,
      },
    ];
  });
}
