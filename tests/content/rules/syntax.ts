import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** The page is valid MDX with valid YAML front matter; other rules depend on that. */
export function syntax(page: Page): Problem[] {
  return page.errors.map(({ line, message }) => ({
    file: page.file,
    line,
    rule: 'syntax',
    message,
  }));
}
