import { describe, expect, test } from 'vitest';
import { changedMembers, layOut, literalMembers, shareMembers } from './objectCode.ts';

describe('literalMembers', () => {
  test.each([
    ['{ a: 1, b: 2 }', ['a: 1', 'b: 2']],
    [
      "{ a: 'x, y', b: [1, 2], c: { d: 1, e: 2 } }",
      ["a: 'x, y'", 'b: [1, 2]', 'c: { d: 1, e: 2 }'],
    ],
    ["{ a: '\\', b' }", ["a: '\\', b'"]], // an escaped quote ends no string
    ["['a', ['b', 'c']]", ["'a'", "['b', 'c']"]],
    ['[1].concat([2])', null], // begins and ends as an array
    ['{}', null],
    ['[]', null],
    ['true', null],
    ["'{ not an object }'", null],
  ])('%s', (code, expected) => {
    expect(literalMembers(code)).toEqual(expected);
  });
});

describe('layOut', () => {
  const hash = "'[name].[contenthash:8][ext]'";
  const type = `Record<string, ${'string | '.repeat(9)}number>`;
  test.each([
    ['{ a: 1 }', { kind: 'inline', code: '{ a: 1 }' }], // short: stays on its line
    [
      `{ image: ${hash}, font: ${hash}, a: 1 }`,
      { kind: 'block', code: `{\n  image: ${hash},\n  font: ${hash},\n  a: 1,\n}` },
    ],
    [type, { kind: 'block', code: type }], // long, but nothing that has members
    [`{ a?: ${type}; b: number }`, { kind: 'block', code: `{\n  a?: ${type};\n  b: number;\n}` }], // the type of an object
    [
      `{ a: ${hash}, 'b-c': ${hash}, d: 1, e: 2, ...rest }`,
      {
        kind: 'folded',
        code: `{\n  a: ${hash},\n  'b-c': ${hash},\n  d: 1,\n  e: 2,\n  ...rest,\n}`,
        summary: "{ a, 'b-c', d, e, … }",
      },
    ],
  ])('%s', (code, expected) => {
    expect(layOut(code)).toEqual(expected);
  });
});

test.each([
  ['{ a: 1, b: 2 }', '{ a: 1, b: 3 }', '{ b: 2 }'],
  ['{ a: 1, b: 2 }', '{ a: 1 }', '{ b: 2 }'], // gone since
  ['{ a: 1 }', '{ a: 1, b: 2 }', '{ a: 1 }'], // only added to: the whole says it
  ['[1, 2]', '[1, 3]', '[2]'],
  ['undefined', '{ a: 1 }', 'undefined'],
])('%s against %s is %s', (code, other, expected) => {
  expect(changedMembers(code, other)).toBe(expected);
});

test.each([
  ['{ a: 1, b: 2 }', '{ a: 1, b: 3 }', { common: '{ a: 1 }', one: '{ b: 2 }', other: '{ b: 3 }' }],
  ['[1, 2, 3]', '[1, 2]', { common: '[1, 2]', one: '[3]', other: '' }],
  ['{ a: 1 }', '{ a: 2 }', null], // nothing in common
  ['true', '{ a: 1 }', null],
])('%s and %s share', (one, other, expected) => {
  expect(shareMembers(one, other)).toEqual(expected);
});
