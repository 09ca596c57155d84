import { problemOn, type SiteRule } from '../lib/site.ts';

/** Ids are unique on each page, as links and labels would only refer to the first element. */
export const uniqueIds: SiteRule = (site) =>
  [...site.pages.values()].flatMap(({ url, ids }) => {
    const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
    return [...twice].map((id) =>
      problemOn(site, url, 'uniqueIds', `id '${id}' occurs more than once`, `{#${id}}`),
    );
  });
