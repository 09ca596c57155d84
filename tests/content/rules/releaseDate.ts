import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Publication dates of the announced releases. */
const releaseDates: Readonly<Record<string, string>> = {
  'v0-1': '2023-11-22',
  'v0-2': '2023-12-11',
  'v0-3': '2024-01-10',
  'v0-4': '2024-02-06',
  'v0-5': '2024-03-19',
  'v0-6': '2024-04-10',
  'v0-7': '2024-05-28',
  'v1-0': '2024-09-10',
  'v2-0': '2026-04-22',
};

/**
 * Announcements have the date of their release, by which feeds are sorted. Other pages have no
 * date.
 */
export function releaseDate(page: Page): Problem[] {
  const name = /^community\/releases\/(v[\d-]+)\.mdx$/.exec(page.path)?.[1];
  const { published_at: found } = page.frontMatter;
  const line = page.frontMatterLines.published_at ?? 1;
  const problem = (message: string): Problem[] => [
    { file: page.file, line, rule: 'releaseDate', message },
  ];
  if (!name) {
    return found === undefined
      ? []
      : problem("'published_at' is for announcements only: remove it");
  }
  const right = releaseDates[name];
  if (!right) return problem(`no day is known for ${name}: add it to releaseDates in this rule`);
  if (String(found ?? '').slice(0, 10) === right) return [];
  return problem(
    `${found === undefined ? 'no date' : `'published_at' is '${String(found)}'`}: write published_at: ${right}`,
  );
}
