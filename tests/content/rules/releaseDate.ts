import { releaseDates } from '../../../src/specRoutes.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Announcements carry the day the specification gives; feeds are sorted by it. Other pages have none. */
export function releaseDate(page: Page): Problem[] {
  const name = /^community\/releases\/(v[\d-]+)\.mdx$/.exec(page.path)?.[1];
  const right = name && releaseDates[name];
  const { published_at: written } = page.frontMatter;
  const line = page.frontMatterLines.published_at ?? 1;
  const problem = (message: string): Problem[] => [
    { file: page.file, line, rule: 'releaseDate', message },
  ];
  if (!right) {
    return written === undefined
      ? []
      : problem("'published_at' is for announcements only: remove it");
  }
  if (String(written ?? '').slice(0, 10) === right) return [];
  return problem(
    `${written === undefined ? 'no date' : `'published_at' is '${String(written)}'`}: write published_at: ${right}`,
  );
}
