import { expect, test } from 'vitest';
import { aligned, type Table } from './things.ts';

test('an option has one path in all versions: the one that the newest writes', () => {
  const [first, second, third] = [{ type: '1' }, { type: '2' }, { type: '3' }];
  const tables: Table[] = [{ 'a[].b': first, gone: first }, { 'a.*.b': second }, { 'a.b': third }];
  expect(aligned(tables)).toEqual([
    { 'a.b': first, gone: first },
    { 'a.b': second },
    { 'a.b': third },
  ]);
});
