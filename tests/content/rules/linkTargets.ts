import { specPages } from '../../../src/specRoutes.ts';
import type { Page } from '../lib/page.ts';
import { addressesOf } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/** Addresses of the specification in one language: `/config/root`, `/config/`. */
const routes = new Set(specPages().map((page) => `/${page.replace(/(^|\/)index$/, '$1')}`));

/** Address of a page without its language: `/config/`. */
function addressOf(page: Page): string {
  return `/${page.path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** A known address that differs by a slash or shares its last part. */
function similar(address: string): string {
  const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
  if (routes.has(other)) return `: write ${other}`;
  const last = address.replace(/\/$/, '').split('/').at(-1) ?? '';
  const close = [...routes].filter((route) => route.split('/').at(-1) === last && last !== '');
  return close.length > 0 ? `: did you mean ${close.join(', ')}?` : '';
}

/**
 * Links lead to routes of the specification, and their anchors to ids of the page that is there.
 * The built site is checked again, with what components add.
 *
 * @param pages All pages.
 * @param snippetsOf Snippets a page includes, whose ids are its own.
 */
export function linkTargets(
  pages: readonly Page[],
  snippetsOf: (page: Page) => readonly Page[],
): Problem[] {
  const byAddress = new Map(
    pages.filter((page) => !page.shared).map((page) => [`${page.lang}${addressOf(page)}`, page]),
  );
  const idsOf = (page: Page) =>
    [page, ...snippetsOf(page)].flatMap((part) => [
      ...part.headings.flatMap(({ id }) => id ?? []),
      ...part.components.flatMap(({ props }) => props.id ?? []),
    ]);
  return pages.flatMap((page) =>
    addressesOf(page).flatMap(({ url, line }) => {
      const report = (message: string): Problem[] => [
        { file: page.file, line, rule: 'linkTargets', message },
      ];
      if (/^[a-z][a-z+.-]*:/i.test(url)) return [];
      const [path = '', hash] = url.split('#');
      const address = path.replace(/^\/zh(?=\/|$)/, '');
      if (path !== '' && !path.startsWith('/')) {
        return report(`link to ${url} is relative: write it from the root, such as /config/root`);
      }
      if (/\.mdx?$/.test(path))
        return report(`link to ${url} names a file: leave the extension out`);
      if (/\.\w+$/.test(path)) return [];
      if (path !== '' && !routes.has(address)) {
        return report(`link to ${url} is no route of the specification${similar(address)}`);
      }
      const target = path === '' ? page : byAddress.get(`${page.lang}${address}`);
      // A snippet is shown on another page, whose ids it may name.
      if (hash === undefined || !target || (path === '' && page.shared)) return [];
      const ids = idsOf(target);
      if (hash !== '' && ids.includes(hash)) return [];
      return report(`${target.file} has no #${hash}: available ids: ${ids.join(', ') || 'none'}`);
    }),
  );
}
