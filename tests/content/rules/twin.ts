import { twinOf } from '../lib/docs.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Every page exists in both languages. */
export function twin(pages: readonly Page[]): Problem[] {
  const files = new Set(pages.map((page) => page.file));
  return pages
    .filter((page) => !files.has(twinOf(page.file)))
    .map((page) => ({
      file: page.file,
      line: 1,
      rule: 'twin',
      message: `page has no twin: write ${twinOf(page.file)}`,
    }));
}
