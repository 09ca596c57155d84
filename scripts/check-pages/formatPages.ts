import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAllPages, root } from '../../tests/content/lib/docs.ts';
import { formatChinesePage } from '../../tests/content/lib/formatChinesePage.ts';
import { isIn } from './wantedPages.ts';

/**
 * Formats spacing and punctuation of Chinese pages.
 *
 * @param paths - pages or folders, relative to the repository; without paths, all
 * @param base - absolute path of the repository
 * @returns the pages that were changed
 */
export function formatPages(paths: readonly string[], base = root): string[] {
  return loadAllPages(base).flatMap((page) => {
    const { file, lang } = page;
    const isWanted = paths.length === 0 || paths.some((path) => isIn(file, path));
    if (lang !== 'zh' || !isWanted) return [];
    const source = formatChinesePage(page);
    if (source === page.source) return [];
    writeFileSync(join(base, file), source);
    return file;
  });
}
