import type { Page } from '../lib/page.ts';
import { urlsOf } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/** Path of a page without its language: `/config/`. */
function pathOf(page: Page): string {
  return `/${page.path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** A path that only differs by a slash, or has the same last segment. */
function similar(path: string, routes: readonly string[]): string {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  if (routes.includes(other)) return `: write ${other}`;
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const close = routes.filter((route) => route.split('/').at(-1) === last && last !== '');
  return close.length > 0 ? `: did you mean ${close.join(', ')}?` : '';
}

/**
 * Links lead to existing pages in the same language, and their hashes to existing ids. The built
 * site is checked again, including links in components.
 *
 * @param pages All pages.
 * @param snippetsOf Returns the snippets that a page includes, whose ids belong to the page.
 */
export function linkTargets(
  pages: readonly Page[],
  snippetsOf: (page: Page) => readonly Page[],
): Problem[] {
  const routed = pages.filter((page) => !page.shared);
  const byPath = new Map(routed.map((page) => [`${page.lang}${pathOf(page)}`, page]));
  const routes = [...new Set(routed.map(pathOf))];
  const idsOf = (page: Page) =>
    [page, ...snippetsOf(page)].flatMap((part) => [
      ...part.headings.flatMap(({ id }) => id ?? []),
      ...part.components.flatMap(({ props }) => props.id ?? []),
    ]);
  return pages.flatMap((page) =>
    urlsOf(page).flatMap(({ url, line }) => {
      const report = (message: string): Problem[] => [
        { file: page.file, line, rule: 'linkTargets', message },
      ];
      if (/^[a-z][a-z+.-]*:/i.test(url)) return [];
      const [path = '', hash] = url.split('#');
      const route = path.replace(/^\/zh(?=\/|$)/, '');
      if (path !== '' && !path.startsWith('/')) {
        return report(`link to ${url} is relative: write it from the root, such as /config/root`);
      }
      if (/\.mdx?$/.test(path))
        return report(`link to ${url} names a file: leave the extension out`);
      if (/\.\w+$/.test(path)) return [];
      const target = path === '' ? page : byPath.get(`${page.lang}${route}`);
      if (!target) return report(`link to ${url} leads to no page${similar(route, routes)}`);
      // A snippet may link to ids of the pages that include it.
      if (hash === undefined || (path === '' && page.shared)) return [];
      const ids = idsOf(target);
      if (hash !== '' && ids.includes(hash)) return [];
      return report(`${target.file} has no #${hash}: available ids: ${ids.join(', ') || 'none'}`);
    }),
  );
}
