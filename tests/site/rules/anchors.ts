import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** Hashes of internal links exist on their target pages. */
export const anchors: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, links }) =>
    links.flatMap(({ href }) => {
      const target = resolveLink(site, href, url);
      if (target.kind !== 'page' || target.hash === '') return [];
      const { page, hash } = target;
      if (page.ids.includes(hash)) return [];
      const available = (page.headingIds.length > 0 ? page.headingIds : page.ids).join(', ');
      const message = `${page.url} has no #${hash}: available ids: ${available || 'none'}`;
      return [problemOn(site, url, 'anchors', message, `#${hash}`)];
    }),
  );
