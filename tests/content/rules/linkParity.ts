import type { Problem } from '../lib/problem.ts';
import {
  differBySection,
  type PairRule,
  placeName,
  sectionLine,
  withoutLanguage,
} from './parity.ts';

/** Both languages link to the same targets in each section, each in its own language. */
export const linkParity: PairRule = (en, zh) => {
  const problems: Problem[] = [];
  const { missing, extra } = differBySection(en.links, zh.links, ({ url }) => withoutLanguage(url));
  for (const link of missing) {
    problems.push({
      file: zh.file,
      line: sectionLine(zh, link.section),
      rule: 'linkParity',
      message: `${placeName(link.section)} the English page links to ${link.url} (line ${link.line}), this page does not: add the link`,
    });
  }
  for (const link of extra) {
    problems.push({
      file: zh.file,
      line: link.line,
      rule: 'linkParity',
      message: `link to ${link.url} is not on the English page ${placeName(link.section)}: remove it or add it there`,
    });
  }
  return problems;
};
