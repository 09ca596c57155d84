import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorTokens, contrast } from './contrast.ts';

const tokens = colorTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const color = (name: string, theme: 'light' | 'dark') => {
  const found = tokens.get(name);
  if (!found) throw new Error(`no color ${name}`);
  return found[theme];
};
const themes = ['light', 'dark'] as const;

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48], // the known grey that fails by a hair
  ['#ffffff', '#767676', 4.54], // in either order, and the one that passes
])('%s and %s have a contrast of %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

// The audit of pages leaves the colors inside code out: here each meets each of its grounds.
describe('code can be read', () => {
  const grounds = ['ground', 'mark', 'added', 'removed'].map((name) => `--code-${name}`);
  const css = readFileSync(
    new URL('../components/CodeBlock/index.module.css', import.meta.url),
    'utf8',
  );
  const ofClasses = css.matchAll(/:global\(\.tok-[\w-]+\) \{\s*color: var\((--[\w-]+)\);\s*\}/g);
  const inks = ['--code-ink', ...[...ofClasses].map(([, name = '']) => name)];

  test('every class of a token has a color', () => {
    expect(inks).toHaveLength(1 + (css.match(/:global\(\.tok-/g)?.length ?? 0));
    // Plain text, and what build/code/tokenClasses.ts has classes for.
    expect(inks).toHaveLength(10);
  });

  for (const theme of themes) {
    for (const ground of grounds) {
      test(`${theme}, on ${ground}`, () => {
        const weak = inks
          .map((ink) => ({ ink, ratio: contrast(color(ink, theme), color(ground, theme)) }))
          .filter(({ ratio }) => ratio < 4.5);
        expect(weak).toEqual([]);
      });
    }
  }
});
