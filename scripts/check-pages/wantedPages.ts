import { resolve } from 'node:path';
import { fromRoot, translationOf } from '../../tests/content/lib/docs.ts';

/**
 * @param paths - relative to the repository, with forward slashes: pages, their translations,
 *   folders
 * @returns whether a page, given by path, is selected; without paths, all pages are
 */
export function wantedPages(paths: readonly string[]): (file: string) => boolean {
  return (file) =>
    paths.length === 0 ||
    paths.some((path) => [file, translationOf(file)].some((one) => isIn(one, path)));
}

/** Whether a file is the given path or below it. */
export function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

/** @returns the paths that no page belongs to */
export function unknownPaths(paths: readonly string[], pages: readonly { file: string }[]) {
  return paths.filter((path) => !pages.some(({ file }) => isIn(file, path)));
}

/** @returns paths from the command line, relative to the repository, with forward slashes */
export function pathsOf(names: readonly string[]): string[] {
  return names.map((name) => fromRoot(resolve(name)));
}
