import { isFileLink } from '../../../src/pagePaths.ts';

/** A link of a page, resolved: where it leads and how it is followed. */
export type ResolvedHref =
  | { kind: 'external'; href: string }
  | { kind: 'hash'; href: string }
  /** A file of the site that is no page; `href` has the base. */
  | { kind: 'file'; href: string }
  | {
      kind: 'internal';
      /** What the `href` attribute says, with the base. */
      href: string;
      /** Path, query and hash for the router, without the base. */
      to: string;
      /** Path of the page alone, without the base. */
      routePath: string;
    };

/** How the site writes its own paths. */
export interface HrefRules {
  /** Adds the base to a path of the site. */
  withBase: (path: string) => string;
  /** Brings a path into the form of clean URLs. */
  normalize: (path: string) => string;
}

/**
 * Tells the kinds of links apart.
 *
 * @param href - as written by an author: a path of the site without the base, a hash, or a full URL
 */
export function resolveHref(href: string, { withBase, normalize }: HrefRules): ResolvedHref {
  if (href.startsWith('#')) return { kind: 'hash', href };
  // `//host` and `/\host` are URLs of other sites, however much they look like paths.
  if (!href.startsWith('/') || /^\/[/\\]/.test(href)) return { kind: 'external', href };
  // The router knows nothing of files.
  if (isFileLink(href)) return { kind: 'file', href: withBase(href) };
  const to = normalize(href);
  return { kind: 'internal', href: withBase(to), to, routePath: to.replace(/[?#].*$/, '') };
}
