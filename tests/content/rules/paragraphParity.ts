import { type Page, walkTree } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';
import { type PairRule, placeName, sectionLine } from './parity.ts';

/** Number of paragraphs below each heading; those in lists are counted with the lists. */
function paragraphs(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  walkTree(page.tree, (node) => {
    if (node.type === 'paragraph') {
      const line = node.position?.start.line ?? 1;
      const above = page.headings.findLast((heading) => heading.line <= line);
      const section = above?.section ?? '';
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    return node.type === 'list' ? false : undefined;
  });
  return counts;
}

/** The number of paragraphs below each heading is the same in both languages. */
export const paragraphParity: PairRule = (en, zh) => {
  const theirs = paragraphs(en);
  const ours = paragraphs(zh);
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((section): Problem[] => {
    const [wanted, found] = [theirs.get(section) ?? 0, ours.get(section) ?? 0];
    if (wanted === found) return [];
    const message = `${placeName(section)} there are ${found} paragraphs, on the English page ${wanted}: translate what is missing, and split alike`;
    return [{ file: zh.file, line: sectionLine(zh, section), rule: 'paragraphParity', message }];
  });
};
