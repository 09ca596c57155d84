import { translationOf } from '../../tests/content/lib/docs.ts';

/**
 * @param paths - from the root of the repository, with slashes: pages, their translations, folders
 * @returns whether a page is among them, by its path; every page is where no path is given
 */
export function wantedPages(paths: readonly string[]): (file: string) => boolean {
  return (file) =>
    paths.length === 0 ||
    paths.some((path) => [file, translationOf(file)].some((one) => isIn(one, path)));
}

/** Whether a file is the one of a path, or below it. */
export function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
