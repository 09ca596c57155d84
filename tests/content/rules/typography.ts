import { formatChinesePage } from '../lib/formatChinesePage.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** The part in which two lines differ, with some characters around it. */
function difference(before: string, after: string): [string, string] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = Math.max(0, start - 8);
  const cut = (text: string) => text.slice(from, Math.min(text.length - end + 8, from + 60));
  return [cut(before), cut(after)];
}

/** Chinese pages have spaces between Chinese and Latin text, and full-width punctuation. */
export function typography(page: Page): Problem[] {
  if (page.lang !== 'zh') return [];
  const lines = page.source.split('\n');
  return formatChinesePage(page)
    .split('\n')
    .flatMap((line, i) => {
      const now = lines[i] ?? '';
      if (line === now) return [];
      const [before, after] = difference(now, line);
      const message = `write '${after}' instead of '${before}' (npm run format does it)`;
      return [{ file: page.file, line: i + 1, rule: 'typography', message }];
    });
}
