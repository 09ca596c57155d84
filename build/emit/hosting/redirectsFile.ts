import type { HostingPolicy } from './policy.ts';

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read; both keep the query, and browsers
 * the hash. Every path is written out: a placeholder would also match `//example.com` and lead off
 * the site.
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
