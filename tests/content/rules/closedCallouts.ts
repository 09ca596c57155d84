import { linesOf } from '../../../build/page/fences.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** `:::` directly below a list is parsed as part of its last item, so the callout is not closed. */
export function closedCallouts(page: Page): Problem[] {
  const lines = linesOf(page.source);
  return lines.flatMap(({ text, isFenced }, index) => {
    const before = lines[index - 1]?.text ?? '';
    const isInList = /^\s*(?:[-*+]|\d+[.)])\s/.test(before) || /^\s{2,}\S/.test(before);
    if (isFenced || text.trim() !== ':::' || !isInList) return [];
    const message = 'does not close the callout: leave a line empty between the list and `:::`';
    return [{ file: page.file, line: index + 1, rule: 'closedCallouts', message }];
  });
}
