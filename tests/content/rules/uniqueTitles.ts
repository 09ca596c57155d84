import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Titles that several pages may share, with reasons. */
export interface TitleException {
  lang: Page['lang'];
  title: string;
  reason: string;
}

/**
 * Titles are unique in each language, as search results and browser tabs show nothing else.
 *
 * @param pages Pages in any language.
 * @param exceptions Titles that may be repeated; an exception that is not needed is a problem.
 */
export function uniqueTitles(
  pages: readonly Page[],
  exceptions: readonly TitleException[] = [],
): Problem[] {
  const byTitle = new Map<string, Page[]>();
  for (const page of pages) {
    const { title } = page.frontMatter;
    if (page.shared || typeof title !== 'string') continue;
    const key = `${page.lang}\n${title.trim()}`;
    byTitle.set(key, [...(byTitle.get(key) ?? []), page]);
  }
  const waived = new Set(exceptions.map(({ lang, title }) => `${lang}\n${title}`));
  const problems: Problem[] = [];
  for (const [key, [first, ...others]] of byTitle) {
    if (!first || waived.has(key)) continue;
    for (const page of others) {
      problems.push({
        file: page.file,
        line: page.frontMatterLines.title ?? 1,
        rule: 'uniqueTitles',
        message: `title '${key.split('\n')[1]}' is taken by ${first.file}: say what sets this page apart`,
      });
    }
  }
  for (const { lang, title, reason } of exceptions) {
    if ((byTitle.get(`${lang}\n${title}`)?.length ?? 0) > 1) continue;
    problems.push({
      file: 'tests/content/rules/sharedTitles.ts',
      line: 1,
      rule: 'uniqueTitles',
      message: `stale exception: '${title}' (${lang}) is not shared any more (${reason}): remove it`,
    });
  }
  return problems;
}
