import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import { expect, test } from 'vitest';
import {
  applyEdits,
  commentAbove,
  commentOut,
  indentAt,
  insertion,
  reindent,
  removal,
  startsLine,
  withComments,
} from './edits.ts';

const at = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

test.each([
  ['a line of its own', '{\n  a: 1,\n  b: 2,\n}', 'a: 1', '{\n  b: 2,\n}'],
  ['the last line without a comma', '{\n  a: 1,\n  b: 2\n}', 'b: 2', '{\n  a: 1,\n}'],
  ['one of several in a line', '{ a: 1, b: 2 }', 'a: 1', '{ b: 2 }'],
  ['the first of several in its line', '{\n  a: 1,  b: 2,\n}', 'a: 1', '{\n  b: 2,\n}'],
  ['the last of several in its line', '{\n  a: 1, b: 2,\n}', 'b: 2', '{\n  a: 1, \n}'],
  [
    'before a comma of another',
    '{\n  a: { b: 1 }, c: [2, 3],\n}',
    'b: 1',
    '{\n  a: { }, c: [2, 3],\n}',
  ],
  ['before code that has a slash', '{\n  a: 1, /b/\n}', 'a: 1', '{\n  /b/\n}'],
  ['with a tab behind it', '{\n\ta: 1,\t\n\tb: 2,\n}', 'a: 1', '{\n\tb: 2,\n}'],
  ['with a comment behind it', '{\n  a: 1, // why\n  b: 2,\n}', 'a: 1', '{\n  b: 2,\n}'],
])('takes out a property: %s', (_, text, part, expected) => {
  expect(applyEdits(text, [removal(text, at(text, part))])).toBe(expected);
});

test.each([
  [
    '{\n  a: {\n    b: 1,\n  },\n}',
    'a: {\n    b: 1,\n  }',
    '{\n  // Why\n  // a: {\n  //   b: 1,\n  // },\n}',
  ],
  ['{ a: 1, b: 2 }', 'a: 1', '{ /* Why: a: 1, */ b: 2 }'],
  ['{\n\n\ta: 1,\n}', 'a: 1', '{\n\n\t// Why\n\t// a: 1,\n}'],
  ["{ a: '*/*/', b: 2 }", "a: '*/*/'", "{ /* Why: a: '* /* /', */ b: 2 }"],
  ["{ a: '*/', b: 2 }", "a: '*/'", "{ /* Why: a: '* /', */ b: 2 }"],
])('comments out a property of %j', (text, part, expected) => {
  expect(applyEdits(text, [commentOut(text, at(text, part), 'Why')])).toBe(expected);
});

test.each([
  ['{\n  a: 1,\n}', '{\n  // Why\n  a: 1,\n}'],
  ['{ a: 1 }', '{ /* Why */ a: 1 }'],
])('comments a property of %j', (text, expected) => {
  expect(applyEdits(text, [commentAbove(text, at(text, 'a: 1'), 'Why')])).toBe(expected);
});

test.each([
  ['{}', '{ b: 2 }'],
  ['{\n}', '{ b: 2 }'],
  ['{ a: 1 }', '{ b: 2, a: 1 }'],
  ['{\n    a: 1,\n  }', '{\n    b: 2,\n    a: 1,\n  }'],
])('puts a property first into %j', (text, expected) => {
  const object = parseExpression(text) as ObjectExpression;
  expect(applyEdits(text, [insertion(text, object, 'b: 2')])).toBe(expected);
});

test('code of several lines keeps its shape at another indentation', () => {
  expect(reindent('a: {\n    b: 1,\n  }', '  ', '      ')).toBe('a: {\n        b: 1,\n      }');
});

test('of edits that overlap, the first is made', () => {
  const edits = [
    { start: 2, end: 4, text: 'x' },
    { start: 0, end: 3, text: 'y' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('ydef');
});

test('lines and their indentation', () => {
  const text = 'a: 1,\n\t b: 2, c: 3,\n';
  const places = ['a: 1', 'b: 2', 'c: 3'].map((part) => text.indexOf(part));
  expect(places.map((place) => indentAt(text, place))).toEqual(['', '\t ', '\t ']);
  expect(places.map((place) => startsLine(text, place))).toEqual([true, true, false]);
  // The end of a line is part of it.
  expect(indentAt('  a\n\tb', 3)).toBe('  ');
});

test('comments above a property go with it, and none in its line', () => {
  const text = '{ /* a */\n  // b\n  // c\n  d: 1, /* e */ f: 2 }';
  const { properties } = parseExpression(text) as ObjectExpression;
  const parts = properties.map((one) => {
    const { start, end } = withComments(text, one);
    return text.slice(start ?? 0, end ?? 0);
  });
  expect(parts).toEqual(['// b\n  // c\n  d: 1', 'f: 2']);
});
