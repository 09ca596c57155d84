import { expect, test } from 'vitest';
import { type Program, parseConfig } from './parse.ts';
import { readConfig } from './read.ts';
import type { Value } from './types.ts';
import { fitOf, keysOf, type TypeTable } from './typeText.ts';

const definitions: Record<string, { parameters: string[]; text: string }> = {
  OneOrMany: { parameters: ['T'], text: 'T | T[]' },
  Point: { parameters: [], text: '{ x: number; y?: number }' },
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
])('keys of %s', (type, keys) => {
  expect(keysOf(type, table)).toEqual(keys);
});
