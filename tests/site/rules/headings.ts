import { problemOn, type SiteRule } from '../lib/site.ts';

/** Every page has one non-empty H1. */
export const headings: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, h1 }) => {
    if (h1.length === 1 && h1[0] !== '') return [];
    const message = h1.length === 1 ? 'the H1 is empty' : `has ${h1.length} H1: ${h1.join(' | ')}`;
    return [problemOn(site, url, 'headings', message)];
  });
