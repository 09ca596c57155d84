import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore, hashOf } from './store.ts';

const body = Buffer.from('# A\n');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a result comes back in a later build, and no other', () => {
  diskStore(folder).write('k', body);
  expect(diskStore(folder).read('k')).toEqual(body);
  expect(diskStore(folder).read('l')).toBeUndefined();
});

test.each([
  ['truncated', (file: Buffer) => file.subarray(0, -3)],
  ['empty', () => Buffer.of()],
  [
    'changed',
    (file: Buffer) => Buffer.from(file.toString('latin1').replace('# A', '# B'), 'latin1'),
  ],
  ['of another result', () => readFileSync(path.join(folder, 'other'))],
  ['of another program', () => Buffer.from('{"code":"x"}')],
])('a file that is %s is ignored', (_, damage) => {
  const store = diskStore(folder);
  store.write('k', body);
  store.write('other', body);
  const file = path.join(folder, 'k');
  writeFileSync(file, damage(readFileSync(file)));
  expect(store.read('k')).toBeUndefined();
});

test('what a build did not use goes', () => {
  const earlier = diskStore(folder);
  earlier.write('k', body);
  earlier.write('old', body);
  // An earlier program may have kept folders.
  mkdirSync(path.join(folder, 'folder/inside'), { recursive: true });
  const store = diskStore(folder);
  store.read('k');
  store.write('new', body);
  store.prune();
  expect(readdirSync(folder).sort()).toEqual(['k', 'new']);
});

test.each([
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [['ab'], ['ab', '']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
])('%j and %j are made from something else', (one, other) => {
  expect(hashOf(...one)).not.toBe(hashOf(...other));
  expect(hashOf(...one)).toBe(hashOf(...one));
});
