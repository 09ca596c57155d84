/** Paths of files that belong to a page. Part of the client bundle: nothing is imported. */

/** Path of a page's files without their extension: `/config/` → `/config/index`. */
export function filePath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index` : routePath;
}

/** Path of a page's Markdown copy: `/config/` → `/config/index.md`. */
export function markdownPath(routePath: string): string {
  return `${filePath(routePath)}.md`;
}

/** Path of a page's Open Graph image. */
export function picturePath(routePath: string): string {
  return `/og${filePath(routePath)}.png`;
}

/**
 * @param href - link in a page
 * @returns whether it points to a file that is not a page, by its extension: `/options.json`
 */
export function isFileLink(href: string): boolean {
  return /^\/.*\.(?!html\b)[a-z]\w*(?:$|[?#])/i.test(href);
}
