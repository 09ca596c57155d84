import { problemOn, type SiteRule } from '../lib/site.ts';

/** No id occurs twice on a page: a link and a label would reach the first alone. */
export const uniqueIds: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, ids }) => {
    const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
    return [...twice].map((id) =>
      problemOn(site, url, 'uniqueIds', `id '${id}' occurs more than once`, `{#${id}}`),
    );
  });
