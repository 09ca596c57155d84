import { translationOf } from '../lib/docs.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** All pages exist in both languages. */
export function translation(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map((page) => page.file));
  return pages
    .filter((page) => !files.has(translationOf(page.file)))
    .map((page) => ({
      file: page.file,
      line: 1,
      rule: 'translation',
      message: `page has no translation: write ${translationOf(page.file)}`,
    }));
}
