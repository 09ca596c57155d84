import { problemOn, type SiteRule } from '../lib/site.ts';

/**
 * Paragraphs contain no block elements. Browsers would end the paragraph before the block, so the
 * parsed page would differ from the rendered one and hydration would fail.
 */
export const paragraphs: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, paragraphs: { written, read } }) => {
    if (read <= written) return [];
    const message = `writes ${written} paragraphs, a browser reads ${read}: one holds a block`;
    return [problemOn(site, url, 'paragraphs', message)];
  });
