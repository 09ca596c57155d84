import { isFileLink } from '../../../src/pagePaths.ts';

/** A resolved link: its target, and how it is followed. */
export type ResolvedHref =
  | { kind: 'external'; href: string }
  | { kind: 'hash'; href: string }
  /** A file of the site that is not a page; `href` includes the base. */
  | { kind: 'file'; href: string }
  | {
      kind: 'internal';
      /** Value of the `href` attribute, including the base. */
      href: string;
      /** Path, query and hash for the router, without the base. */
      to: string;
      /** Path without query, hash and base. */
      routePath: string;
    };

/** Rules for paths of the site. */
export interface HrefRules {
  /** Adds the base to a path. */
  withBase: (path: string) => string;
  /** Converts a path to a clean URL. */
  normalize: (path: string) => string;
}

/**
 * Resolves a link by its kind.
 *
 * @param href - as written by an author: a path of the site without the base, a hash, or a full URL
 */
export function resolveHref(href: string, { withBase, normalize }: HrefRules): ResolvedHref {
  if (href.startsWith('#')) return { kind: 'hash', href };
  // `//host` and `/\host` are URLs of other sites, although they look like paths.
  if (!href.startsWith('/') || /^\/[/\\]/.test(href)) return { kind: 'external', href };
  // The router does not handle files.
  if (isFileLink(href)) return { kind: 'file', href: withBase(href) };
  const to = normalize(href);
  return { kind: 'internal', href: withBase(to), to, routePath: to.replace(/[?#].*$/, '') };
}
