import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';

/** A `:::` right below a list is read as part of its last item, and the callout stays open. */
export function closedCallouts(page: Page): Problem[] {
  const lines = page.source.split('\n');
  let fence = '';
  return lines.flatMap((line, index) => {
    const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || line.trim() === fence)) fence = fence ? '' : mark.trim();
    const before = lines[index - 1] ?? '';
    const isInList = /^\s*(?:[-*+]|\d+[.)])\s/.test(before) || /^\s{2,}\S/.test(before);
    if (fence || line.trim() !== ':::' || !isInList) return [];
    const message = 'does not close the callout: leave a line empty between the list and `:::`';
    return [{ file: page.file, line: index + 1, rule: 'closedCallouts', message }];
  });
}
