import { problemOn, type SiteRule } from '../lib/site.ts';

/**
 * Pages contain nothing that their content security policy blocks: unlisted inline scripts, event
 * handlers, inline styles.
 */
export const contentPolicy: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, inlineScripts, inlineCode }) => {
    const unknown = inlineScripts.filter((hash) => !site.headers.includes(`'${hash}'`));
    const messages = [
      ...unknown.map((hash) => `an inline script is not in the policy: ${hash}`),
      ...inlineCode.map(
        (code) => `the policy blocks ${code}: use a class, or a script of the site`,
      ),
    ];
    return messages.map((message) => problemOn(site, url, 'contentPolicy', message));
  });
