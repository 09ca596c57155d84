import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** Targets of internal links exist. */
export const linkTargets: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, links }) =>
    links.flatMap(({ href }) => {
      const target = resolveLink(site, href, url);
      if (target.kind !== 'missing') return [];
      const fix = target.suggestion ? `: write ${target.suggestion}` : ': there is no such page';
      const message = `link to ${href} leads nowhere${fix}`;
      return [problemOn(site, url, 'linkTargets', message, href.replace(/[?#].*$/, ''))];
    }),
  );
