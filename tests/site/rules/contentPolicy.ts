import { problemOn, type SiteRule } from '../lib/site.ts';

/**
 * No page holds what its content security policy blocks: an inline script that the policy does not
 * name, a handler, an inline style.
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
