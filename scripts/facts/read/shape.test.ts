import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { TsSymbol } from './compiler.ts';
import { openDeclarations } from './declarations.ts';
import { shapeOf } from './shape.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shape-')).split(path.sep).join('/');
afterAll(() => rmSync(folder, { recursive: true }));

/** Shape of a type, read with a separate program like each version. */
function shape(type: string): string {
  const entry = `${folder}/index.d.ts`;
  writeFileSync(entry, `export declare const value: ${type};`);
  const d = openDeclarations(entry, (file) => file === entry);
  return shapeOf(d, d.checker.getTypeOfSymbol(d.exported.get('value') as TsSymbol));
}

test.each([
  ['in another order', "'a' | 'b'", "'b' | 'a'"],
  ['members in another order', '{ a: 1; b: 2 }', '{ b: 2; a: 1 }'],
  ['that may be undefined', 'string', 'string | undefined'],
])('a type %s is the same', (_, one, other) => {
  expect(shape(one)).toBe(shape(other));
});

test.each([
  ['a member more', '{ a: 1 }', '{ a: 1; b: 2 }'],
  ['an optional member', '{ a: 1 }', '{ a?: 1 }'],
])('%s is another type', (_, one, other) => {
  expect(shape(one)).not.toBe(shape(other));
});
