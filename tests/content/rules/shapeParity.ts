import type { Problem } from '../lib/problem.ts';
import { differBySection, type PairRule, placeName, sectionLine } from './parity.ts';

/**
 * Tables, callouts, lists and images have the same structure below each heading in both languages.
 */
export const shapeParity: PairRule = (en, zh) => {
  const shapes = (page: typeof en) => [
    ...page.tables.map((t) => ({ ...t, shape: `a table of ${t.rows} × ${t.columns} cells` })),
    ...page.callouts.map((c) => ({ ...c, shape: `a '${c.kind}' callout` })),
    ...page.lists.map((l) => ({
      ...l,
      shape: `${l.ordered ? 'a numbered' : 'a'} list of ${l.items}`,
    })),
    ...page.images.map((i) => ({ ...i, shape: `the image ${i.url}` })),
  ];
  const { missing, extra } = differBySection(shapes(en), shapes(zh), ({ shape }) => shape);
  const problems: Problem[] = missing.map((part) => ({
    file: zh.file,
    line: sectionLine(zh, part.section),
    rule: 'shapeParity',
    message: `${placeName(part.section)} the English page has ${part.shape} (line ${part.line}), this page does not`,
  }));
  for (const part of extra) {
    problems.push({
      file: zh.file,
      line: part.line,
      rule: 'shapeParity',
      message: `${part.shape} is not on the English page ${placeName(part.section)}`,
    });
  }
  return problems;
};
