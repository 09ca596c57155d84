import { expect, test } from 'vitest';
import { type Program, parseConfig } from './parse.ts';
import { readConfig } from './read.ts';
import type { Value } from './types.ts';
import { fitOf, keysOf, type TypeTable } from './typeText.ts';

const definitions: Record<string, { parameters: string[]; text: string }> = {
  OneOrMany: { parameters: ['T'], text: 'T | T[]' },
  Point: { parameters: [], text: '{ x: number; y?: number }' },
  Pair: { parameters: ['A', 'B'], text: 'A | B[]' },
  Endless: { parameters: [], text: 'Endless' },
  Loop: { parameters: [], text: 'Loop[] | string' },
};
const table: TypeTable = (name) => definitions[name];

const parsedValue = (code: string): Value => {
  const { roots } = readConfig(parseConfig(`export default { value: ${code} }`) as Program);
  return roots[0]?.entries[0]?.value as Value;
};

test.each([
  ["'a'", "'a' | 'b'", 'fits'],
  ["'c'", "'a' | 'b'", 'no'],
  ["'c'", "'a' | string", 'fits'],
  ['3000', 'number', 'fits'],
  ["'3000'", 'number', 'no'],
  ['-1', 'number', 'fits'],
  ['undefined', 'number', 'fits'],
  ['null', 'number', 'no'],
  ['[]', 'string[]', 'fits'],
  ["['a', 1]", 'string[]', 'no'],
  ["['a', any()]", 'string[]', 'unsure'],
  ["'a'", 'OneOrMany<string>', 'fits'],
  ["['a']", 'OneOrMany<string>', 'fits'],
  ['1', 'OneOrMany<string>', 'no'],
  ['{}', 'Record<string, string>', 'fits'],
  ['[]', 'Record<string, string>', 'no'],
  ['() => 1', '(a: number) => void', 'fits'],
  ['{}', '(a: number) => void', 'no'],
  ['/a/', 'RegExp', 'fits'],
  ["'a'", 'RegExp', 'no'],
  ['{ x: 1 }', 'Point', 'fits'],
  ["'x'", 'Point', 'no'],
  // Only reported if certain.
  ['1', 'Rspack.Configuration', 'unsure'],
  ['1', 'typeof something', 'unsure'],
  ['1', 'broken {', 'unsure'],
  ['any()', 'number', 'unsure'],
  // One side of a condition is sufficient.
  ["x ? 1 : 'a'", 'number', 'no'],
  ['[[[]]]', 'Loop', 'fits'],
  ["[x ? 1 : 'a']", 'string[]', 'no'],
  ["['a', 1]", '(string | number)[]', 'fits'],
  ['[true]', '(string | number)[]', 'no'],
  ['1', 'any', 'fits'],
  ['1', 'unknown', 'fits'],
  ['true', 'boolean', 'fits'],
  ["'true'", 'boolean', 'no'],
  ['null', 'null', 'fits'],
  ['1', 'null', 'no'],
  ['null', 'undefined', 'no'],
  ['1', 'void', 'no'],
  ['1', 'never', 'no'],
  ['1', '1', 'fits'],
  ['2', '1', 'no'],
  ['-1', '-1', 'unsure'],
  ['() => 1', '{ (a: number): void; x: 1 }', 'unsure'],
  ['() => 1', '{ x: 1 }', 'no'],
  ['{}', '{ (a: number): void }', 'fits'],
  ['[]', '{ x: 1 }', 'no'],
  ['/a/', '{ x: 1 }', 'unsure'],
  ['{}', 'string[]', 'no'],
  ["['a']", 'Array<string>', 'fits'],
  ['[1]', 'ReadonlyArray<string>', 'no'],
  ['[1]', 'Array', 'unsure'],
  ['() => 1', 'Record<string, string>', 'unsure'],
  ["'a'", 'Record<string, string>', 'no'],
  ['{}', 'Partial<Point>', 'fits'],
  ['1', 'Required<Point>', 'no'],
  ['1', 'Readonly<Point>', 'no'],
  ['1', 'Readonly', 'unsure'],
  ['[1]', 'Pair<string, number>', 'fits'],
  ["['a']", 'Pair<string, number>', 'no'],
  ['1', 'Pair<string>', 'no'],
  ["[['a']]", 'OneOrMany<OneOrMany<string>>', 'fits'],
  ['1', 'OneOrMany<OneOrMany<string>>', 'no'],
  ['1', 'Endless', 'unsure'],
  ['1', '{ x: 1 }', 'no'],
  ['1', 'A.B', 'unsure'],
  ['true', 'Partial<boolean>', 'fits'],
])('%s as %s: %s', (code, type, fit) => {
  expect(fitOf(parsedValue(code), type, table)).toBe(fit);
});

test.each<[string, string[] | null]>([
  ['Point', ['x', 'y']],
  ['boolean | Point', ['x', 'y']],
  ['RegExp | Point', ['x', 'y']],
  ['OneOrMany<Point>', ['x', 'y']],
  ['Partial<Point> & { z: 1 }', ['x', 'y', 'z']],
  ['Record<string, Point>', null],
  ['{ [name: string]: Point }', null],
  ['Point | Unknown', null],
  ['string', null],
  ['(Point | null)[]', ['x', 'y']],
  ['Array<Point>', ['x', 'y']],
  ['Readonly<Point>', ['x', 'y']],
  ['Required<Point>', ['x', 'y']],
  ['Array', null],
  ['RegExp', null],
  ['string | number | boolean', null],
  ["'a' | Point", ['x', 'y']],
  ['(() => void) | Point', ['x', 'y']],
  ['string | number | boolean | null | undefined | void | Point', ['x', 'y']],
  ['symbol | Point', null],
  ['{ "a-b": 1; c(): void }', ['a-b', 'c']],
  ['{ [Symbol.iterator]: 1 }', null],
  ['{ 1: 2 }', null],
  ['{ (): void; x: 1 }', null],
  ['keyof Point | Point', null],
  ['Endless', null],
  ['Point[][]', ['x', 'y']],
  ['Pair<{ a: 1 }, Point>', ['a', 'x', 'y']],
])('keys of %s', (type, keys) => {
  expect(keysOf(type, table)).toEqual(keys);
});
