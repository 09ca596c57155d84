/** Paths of what belongs to a page. The reader's browser works with them, too: nothing is imported. */

/** Path of a page's files without their extension: `/config/` → `/config/index`. */
export function filePath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index` : routePath;
}

/** Path of a page's Markdown copy: `/config/` → `/config/index.md`. */
export function markdownPath(routePath: string): string {
  return `${filePath(routePath)}.md`;
}

/** Path of the picture that stands for a page where it is shared. */
export function picturePath(routePath: string): string {
  return `/og${filePath(routePath)}.png`;
}

/**
 * @param href - link in a page
 * @returns whether it leads to a file that is no page, by its extension: `/options.json`
 */
export function isFileLink(href: string): boolean {
  return /^\/.*\.(?!html\b)[a-z]\w*(?:$|[?#])/i.test(href);
}
