import { loadAllPages, root } from '../../tests/content/lib/docs.ts';
import type { Problem } from '../../tests/content/lib/problem.ts';
import { checkPages } from '../../tests/content/rules/index.ts';
import { checkNavigation, navigationParity } from '../../tests/structure/navigation.ts';
import { loadNavigation } from '../../tests/structure/navigationFiles.ts';
import { unknownPaths, wantedPages } from './wantedPages.ts';

/**
 * Checks pages, and the navigation in their folders.
 *
 * @param paths - relative to the repository: see {@link wantedPages}
 * @param base - absolute path of the repository
 * @returns the problems, the number of pages, and the paths that belong to no page
 */
export function checkedPages(
  paths: readonly string[],
  base = root,
): { problems: Problem[]; count: number; unknown: string[] } {
  const isWanted = wantedPages(paths);
  const pages = loadAllPages(base);
  const [en, zh] = [loadNavigation('en', base), loadNavigation('zh', base)];
  return {
    problems: [
      ...checkPages(pages, isWanted),
      ...[en, zh].flatMap(checkNavigation),
      ...navigationParity(en, zh),
    ].filter((problem) => isWanted(problem.file)),
    count: pages.filter((page) => isWanted(page.file)).length,
    unknown: unknownPaths(paths, pages),
  };
}
