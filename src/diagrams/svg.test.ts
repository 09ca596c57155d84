import { expect, test } from 'vitest';
import { diagramMarkdown } from './markdown.mjs';
import { drawDiagram } from './svg.mjs';
import type { Diagram } from './types.ts';

const diagram: Diagram = {
  title: { en: 'A & B', zh: '甲' },
  description: { en: 'From `a` to <b>.', zh: '从甲到乙。' },
  boxes: {
    a: { label: '`a.ts`', kind: 'file' },
    b: { label: { en: 'Build it', zh: '构建' }, note: { en: 'once', zh: '一次' }, kind: 'tool' },
    c: { label: 'C?', kind: 'choice' },
    d: { label: 'D', kind: 'muted' },
  },
  groups: { g: { label: { en: 'Group', zh: '组' }, boxes: ['b', 'c'] } },
  arrows: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c', label: { en: 'yes', zh: '是' }, dashed: true },
    { from: 'c', to: 'a' },
    { from: 'g', to: 'd' },
    { from: 'a', to: 'd' },
  ],
  wide: { rows: 'a b c\n. d .', columns: [1, 2, 1] },
  narrow: { rows: 'a\nb\nc\nd' },
};

test('each kind of box has its shape and colors, and arrows lead from edge to edge', () => {
  const svg = drawDiagram(diagram, 'en');
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" xml:lang="en"><title>A &amp; B<\/title><desc>From a to &lt;b&gt;.<\/desc><symbol id="wide" viewBox="0 0 716 168">.*<symbol id="narrow" viewBox="0 0 320 \d+">.*<\/svg>\n$/,
  );
  const [, wide = ''] = /<symbol id="wide"[^>]*>(.*?)<\/symbol>/.exec(svg) ?? [];
  expect(wide.match(/<(?:rect|path)[^>]*\/>|<text.*?<\/text>/g)).toEqual([
    '<rect x="187.5" y="1" width="527.5" height="96" rx="12" fill="none" stroke="var(--line-strong)" stroke-dasharray="1 4" stroke-linecap="round" stroke-width="1.5"/>',
    '<text x="197.5" y="20" text-anchor="start" font-size="13" fill="var(--ink-soft)" font-weight="600">Group</text>',
    '<path d="M1 29h140.5l10 10v48h-150.5zM141.5 29v10h10" fill="var(--ground-sunken)" stroke="var(--line-strong)" stroke-linejoin="round"/>',
    '<text x="76.3" y="63" text-anchor="middle" font-size="14" fill="var(--ink)" font-weight="600"><tspan font-family="var(--font-mono)" font-size="12.9">a.ts</tspan></text>',
    '<rect x="197.5" y="29" width="301" height="58" rx="8" fill="var(--accent-soft)" stroke="var(--accent)" stroke-width="1.5"/>',
    '<text x="348" y="54" text-anchor="middle" font-size="14" fill="var(--ink)" font-weight="600">Build it</text>',
    '<text x="348" y="72.3" text-anchor="middle" font-size="13" fill="var(--ink-soft)">once</text>',
    '<rect x="554.5" y="29" width="150.5" height="58" rx="24" fill="var(--info-soft)" stroke="var(--info)"/>',
    '<text x="629.7" y="63" text-anchor="middle" font-size="14" fill="var(--ink)" font-weight="600">C?</text>',
    '<rect x="197.5" y="127" width="301" height="40" rx="8" fill="none" stroke="var(--ink-faint)" stroke-dasharray="4 3"/>',
    '<text x="348" y="152" text-anchor="middle" font-size="14" fill="var(--ink)" font-weight="600">D</text>',
    '<path d="M151.5 58L190.5 58" fill="none" stroke="var(--ink-soft)" stroke-width="1.5"/>',
    '<path d="M197.5 58L190.5 62L190.5 54z" fill="var(--ink-soft)"/>',
    '<path d="M498.5 58L547.5 58" fill="none" stroke="var(--ink-soft)" stroke-width="1.5" stroke-dasharray="4 3"/>',
    '<path d="M554.5 58L547.5 62L547.5 54z" fill="var(--ink-soft)"/>',
    '<text x="510.5" y="52" text-anchor="start" font-size="13" fill="var(--ink-soft)">yes</text>',
    '<path d="M554.5 58L158.5 58" fill="none" stroke="var(--ink-soft)" stroke-width="1.5"/>',
    '<path d="M151.5 58L158.5 54L158.5 62z" fill="var(--ink-soft)"/>',
    '<path d="M348 97L348 120" fill="none" stroke="var(--ink-soft)" stroke-width="1.5"/>',
    '<path d="M348 127L344 120L352 120z" fill="var(--ink-soft)"/>',
    '<path d="M151.5 58L174.5 58L174.5 147L190.5 147" fill="none" stroke="var(--ink-soft)" stroke-width="1.5"/>',
    '<path d="M197.5 147L190.5 151L190.5 143z" fill="var(--ink-soft)"/>',
  ]);
});

test.each([
  [
    'en',
    [
      '**A & B.** From `a` to <b>.',
      '',
      '- `a.ts` → Build it, D',
      '- Group › Build it (once) → C? (yes)',
      '- Group › C? → `a.ts`',
      '- D',
      '- Group → D',
    ],
  ],
  [
    'zh',
    [
      '**甲.** 从甲到乙。',
      '',
      '- `a.ts` → 构建、D',
      '- 组 › 构建（一次） → C?（是）',
      '- 组 › C? → `a.ts`',
      '- D',
      '- 组 → D',
    ],
  ],
] as const)('the text alternative in %s', (lang, lines) => {
  expect(diagramMarkdown(diagram, lang).trim().split('\n')).toEqual(lines);
});
