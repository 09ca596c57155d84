import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import { expect, test } from 'vitest';
import { applyEdits, commentAbove, commentOut, insertion, reindent, removal } from './edits.ts';

const at = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

test.each([
  ['a line of its own', '{\n  a: 1,\n  b: 2,\n}', 'a: 1', '{\n  b: 2,\n}'],
  ['the last line without a comma', '{\n  a: 1,\n  b: 2\n}', 'b: 2', '{\n  a: 1,\n}'],
  ['one of several in a line', '{ a: 1, b: 2 }', 'a: 1', '{ b: 2 }'],
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
