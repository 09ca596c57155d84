import { expect, it } from 'vitest';
import { unionChange } from './unionChange.ts';

it.each<[string, string, string[], string[]]>([
  ['boolean', "boolean | 'always'", ["'always'"], []],
  ["'a' | 'b'", "'b' | 'c'", ["'c'"], ["'a'"]],
  // Brackets belong to one member.
  ['{ a: b | c }', '{ a: b | c } | d', ['d'], []],
  [
    'boolean | { a?: boolean }',
    "boolean | { a?: boolean | 'x' }",
    ["{ a?: boolean | 'x' }"],
    ['{ a?: boolean }'],
  ],
  ['Record<a, b | c>', 'string | Record<a, b | c>', ['string'], []],
  ['string', 'Record<a, Map<b | c, d>> | string', ['Record<a, Map<b | c, d>>'], []],
  ['a', '[b | c] | a', ['[b | c]'], []],
  ['a', '{ b: () => void; c: () => d | e } | a', ['{ b: () => void; c: () => d | e }'], []],
  ['a', '{ b: () => void; c: d | e } | a', ['{ b: () => void; c: d | e }'], []],
  ['() => a', '() => a | b', ['() => a | b'], ['() => a']],
  // Everything after an arrow is the return type.
  ['a', 'a | (() => b | c)', ['(() => b | c)'], []],
])('%s → %s', (before, after, added, removed) => {
  expect(unionChange(before, after)).toEqual({ added, removed });
});
