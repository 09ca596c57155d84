import { describe, expect, test } from 'vitest';
import { breakObject, changedMembers, objectMembers } from './objectCode.ts';

describe('objectMembers', () => {
  test.each([
    ['{ a: 1, b: 2 }', ['a: 1', 'b: 2']],
    [
      "{ a: 'x, y', b: [1, 2], c: { d: 1, e: 2 } }",
      ["a: 'x, y'", 'b: [1, 2]', 'c: { d: 1, e: 2 }'],
    ],
    ["{ a: '\\', b' }", ["a: '\\', b'"]], // an escaped quote ends no string
    ['{}', null],
    ['true', null],
    ["'{ not an object }'", null],
  ])('%s', (code, expected) => {
    expect(objectMembers(code)).toEqual(expected);
  });
});

describe('breakObject', () => {
  test.each([
    ['{ a: 1 }', '{ a: 1 }'], // short: stays on its line
    [
      "{ image: '[name].[contenthash:8][ext]', font: '[name].[contenthash:8][ext]' }",
      "{\n  image: '[name].[contenthash:8][ext]',\n  font: '[name].[contenthash:8][ext]',\n}",
    ],
  ])('%s', (code, expected) => {
    expect(breakObject(code)).toBe(expected);
  });
});

test.each([
  ['{ a: 1, b: 2 }', '{ a: 1, b: 3 }', '{ b: 2 }'],
  ['{ a: 1, b: 2 }', '{ a: 1 }', '{ b: 2 }'], // gone since
  ['{ a: 1 }', '{ a: 1, b: 2 }', '{ a: 1 }'], // only added to: the whole says it
  ['undefined', '{ a: 1 }', 'undefined'],
])('%s against %s is %s', (code, other, expected) => {
  expect(changedMembers(code, other)).toBe(expected);
});
