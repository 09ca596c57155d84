import { problemOn, type SiteRule } from '../lib/site.ts';

/**
 * No paragraph holds a block. A browser ends it before the block, and makes another one of its end
 * tag: the page is not what the application wrote, which then has to render it anew.
 */
export const paragraphs: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, paragraphs: { written, read } }) => {
    if (read <= written) return [];
    const message = `writes ${written} paragraphs, a browser reads ${read}: one holds a block`;
    return [problemOn(site, url, 'paragraphs', message)];
  });
