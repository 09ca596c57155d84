import { expect, test } from 'vitest';
import { differs, modeValue } from './values.ts';

const none = { $code: 'undefined' };

test.each([
  [1, 1, { value: 1 }],
  [1, 2, { development: 1, production: 2 }],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, { value: { a: 1, b: 2 } }],
  [null, null, { value: null }],
  [undefined, undefined, { value: none }],
  [null, undefined, { development: null, production: none }],
  [undefined, false, { development: none, production: false }],
])('%j in development and %j in production', (development, production, value) => {
  expect(modeValue({ development, production })).toEqual(value);
});

test.each([
  [1, 1, false],
  [1, '1', true],
  [['a'], ['a'], false],
  [['a'], ['b'], true],
  [['a'], ['a', 'b'], true],
  [['a', 'b'], ['a'], true],
  [[['a']], [['b']], true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [{ a: 1 }, { a: 2 }, true],
  // A member has its own entry.
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [none, { a: 1 }, true],
  [{ $code: '/a/' }, { $code: '/b/' }, true],
])('whether %j and %j differ: %s', (from, to, expected) => {
  expect(differs(from, to)).toBe(expected);
});
