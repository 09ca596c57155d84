import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** Page types that render their own title. */
const withoutH1 = new Set(['home', 'custom', 'blank']);

/**
 * A document page has one H1, before all other headings; a snippet has none. An overview page may
 * use the title in its front matter instead.
 */
export function singleH1(page: Page): Problem[] {
  const { pageType, overview } = page.frontMatter;
  const found = page.headings.filter(({ depth }) => depth === 1);
  const problem = (line: number, message: string): Problem[] => [
    { file: page.file, line, rule: 'singleH1', message },
  ];
  const [first, second] = found;
  if (page.shared) {
    return first ? problem(first.line, 'a snippet has no H1: start with H2 or with prose') : [];
  }
  if (typeof pageType === 'string' && withoutH1.has(pageType)) return [];
  if (!first) {
    if (overview === true || page.errors.length > 0) return [];
    return problem(1, 'page has no H1: add one below the front matter');
  }
  if (second) {
    return problem(
      second.line,
      `second H1 '${second.text}': make it an H2 (the first: line ${first.line})`,
    );
  }
  const above = page.headings[0];
  if (above && above !== first) {
    return problem(above.line, `heading '${above.text}' stands above the H1: move it below`);
  }
  const skipped = page.headings.find(
    ({ depth }, i) => i > 0 && depth > (page.headings[i - 1]?.depth ?? 0) + 1,
  );
  return skipped
    ? problem(
        skipped.line,
        `heading '${skipped.text}' skips a level: make it H${skipped.depth - 1}`,
      )
    : [];
}
