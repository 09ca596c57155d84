import { expect, test } from 'vitest';
import { replaceRules } from './replaceRules.ts';

test.each([
  ['It is. {/* claim: a/b */} So', 'It is. So'],
  ['是。{/* claim: a/b */}所以', '是。所以'],
  ['{/* version: 1.2 */}x {/* claim: a */}', 'x'],
  ['`{/*@once*/ total()}` {/* text */}', '`{/*@once*/ total()}` {/* text */}'],
  [
    '<For v=">=2">18</For><For v="<2">16</For><For v="1">.</For>',
    '<For v=">=2">18</For> / <For v="<2">16</For> / <For v="1">.</For>',
  ],
  ['</For><For v="1" minors="1.0">', '</For><For v="1" minors="1.0">'],
])('%s', (source, expected) => {
  expect(replaceRules.reduce((text, rule) => text.replace(rule.search, rule.replace), source)).toBe(
    expected,
  );
});
