import { resolveLink } from '../lib/resolve.ts';
import { problemOn, type SiteRule } from '../lib/site.ts';

/** Every image exists and has an alternative text; an empty one marks it as decorative. */
export const images: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, images: found }) =>
    found.flatMap(({ src, alt }) => {
      const name = src.split('/').at(-1) ?? src;
      if (alt === undefined) {
        const message = `image ${src} has no alt: say what it shows, or alt="" for decoration`;
        return [problemOn(site, url, 'images', message, name)];
      }
      if (src.startsWith('data:') || resolveLink(site, src, url).kind !== 'missing') return [];
      return [problemOn(site, url, 'images', `image ${src} is no file of the site`, name)];
    }),
  );
