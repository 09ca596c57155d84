import type { PairRule } from './parity.ts';

/**
 * Headings are the same in both languages: level, order and id. Only the first difference is
 * reported, as it causes the following ones.
 */
export const headingParity: PairRule = (en, zh) => {
  const count = Math.max(en.headings.length, zh.headings.length);
  for (let i = 0; i < count; i++) {
    const ours = zh.headings[i];
    const theirs = en.headings[i];
    if (ours?.depth === theirs?.depth && ours?.id === theirs?.id) continue;
    const show = (heading: typeof ours) =>
      heading
        ? `'${'#'.repeat(heading.depth)} ${heading.text}${heading.id ? ` {#${heading.id}}` : ''}'`
        : 'nothing';
    return [
      {
        file: zh.file,
        line: ours?.line ?? zh.source.split('\n').length,
        rule: 'headingParity',
        message: `heading ${i + 1} is ${show(ours)}, the English page has ${show(theirs)} (line ${theirs?.line ?? 'end'}): give both pages the same levels and ids in the same order`,
      },
    ];
  }
  return [];
};
