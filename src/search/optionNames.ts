const camelCase = (slug: string) =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Names of the options that a page documents.
 *
 * @param routePath - such as `/config/output/dist-path`
 * @param known - dotted names of all options
 * @returns the page's own option first, then its members; empty for pages of other kinds
 */
export function optionNames(routePath: string, known: readonly string[]): string[] {
  const path = /^(?:\/zh)?\/config\/(.+)$/.exec(routePath)?.[1];
  if (!path || path.endsWith('/')) return [];
  const own = path.split('/').map(camelCase).join('.').toLowerCase();
  return known.filter((name) => {
    const lower = name.toLowerCase();
    return lower === own || lower.startsWith(`${own}.`) || lower.startsWith(`${own}[`);
  });
}
