import type { BuiltPage } from './builtPage.ts';
import type { Site } from './site.ts';

/** Target of a URL. */
export type Target =
  | { kind: 'external' }
  | { kind: 'page'; page: BuiltPage; hash: string }
  | { kind: 'file'; file: string; hash: string }
  | { kind: 'missing'; path: string; suggestion: string | undefined };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Resolves a URL like a static server with clean URLs.
 *
 * @param site The site.
 * @param href As on the page.
 * @param from URL of the page that contains it.
 */
export function resolveLink(site: Site, href: string, from: string): Target {
  const base = new URL(from, site.origin);
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url || url.origin !== base.origin) return { kind: 'external' };
  const path = decoded(url.pathname);
  const hash = decoded(url.hash.slice(1));
  const page = site.pages.get(path);
  if (page) return { kind: 'page', page, hash };
  const file = path.slice(1);
  if (site.files.has(file)) {
    const own = [...site.pages.values()].find((candidate) => candidate.file === file);
    return own ? { kind: 'page', page: own, hash } : { kind: 'file', file, hash };
  }
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return { kind: 'missing', path, suggestion: site.pages.has(other) ? other : undefined };
}
