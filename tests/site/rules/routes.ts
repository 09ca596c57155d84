import type { Problem } from '../../content/lib/problem.ts';
import type { SiteRule } from '../lib/site.ts';

/** Every source page is built, and nothing else except the 404 page. */
export const routes: SiteRule = (site) => {
  const rule = 'routes';
  const unbuilt = [...site.sources].filter(([url]) => !site.pages.has(url));
  const unknown = [...site.pages.values()].filter(
    ({ url }) => !site.sources.has(url) && !url.endsWith('/404'),
  );
  return [
    ...unbuilt.map(
      ([url, { file }]): Problem => ({ file, line: 1, rule, message: `was not built to ${url}` }),
    ),
    ...unknown.map(
      ({ file, url }): Problem => ({
        file: `doc_build/${file}`,
        line: 1,
        rule,
        message: `${url} comes from no page of docs/`,
      }),
    ),
  ];
};
