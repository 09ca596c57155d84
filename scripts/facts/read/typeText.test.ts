import { expect, test } from 'vitest';
import { flat } from './layout.ts';
import { arrayOf, union } from './typeText.ts';

test.each([
  ['string', 'string[]'],
  ['{ a: b | c }', '{ a: b | c }[]'],
  ['a | b', '(a | b)[]'],
  // Otherwise it would be a function that returns an array.
  ['(a: b) => c', '((a: b) => c)[]'],
  ['(() => a) | b', '((() => a) | b)[]'],
])('a list of %s is %s', (element, list) => {
  expect(flat(arrayOf(element))).toBe(list);
});

test.each([
  [['a', 'b', 'a'], 'a | b'],
  [['a', 'a'], 'a'],
  [['true', 'boolean', 'false', 'a'], 'boolean | a'],
])('of %j one accepts %s', (parts, type) => {
  expect(flat(union(parts))).toBe(type);
});
