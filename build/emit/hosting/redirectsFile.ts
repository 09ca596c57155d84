import type { HostingPolicy } from './policy.ts';

/**
 * Content of `_redirects` for Netlify and Cloudflare Pages; both preserve the query, and browsers
 * the hash. All paths are listed, as a placeholder would also match `//example.com` and redirect to
 * another site.
 */
export function redirectsFile({ base, moves, pages, defaultLanguage }: HostingPolicy): string {
  const root = base.replace(/\/$/, '');
  const rules = [
    ...moves.flatMap(({ from, to }) => [
      [from, to],
      [`${from}.html`, to],
    ]),
    [`/${defaultLanguage}`, '/'],
    ...pages.map((page) => [`/${defaultLanguage}${page}`, page]),
  ];
  return rules.map(([from, to]) => `${root}${from} ${root}${to} 301\n`).join('');
}
