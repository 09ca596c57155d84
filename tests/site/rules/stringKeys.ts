import strings from '../../../i18n.json' with { type: 'json' };
import { problemOn, type SiteRule } from '../lib/site.ts';

/** No page shows the key of a string, as it would where the string is not looked up. */
export const stringKeys: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, text }) => {
    const shown = text
      .split(/\s+/)
      .filter((word) => word.includes('.') && Object.hasOwn(strings, word));
    if (shown.length === 0) return [];
    const message = `shows keys of strings: ${[...new Set(shown)].join(', ')}`;
    return [problemOn(site, url, 'stringKeys', message)];
  });
