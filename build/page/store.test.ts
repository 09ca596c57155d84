import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CompiledPage, pageStore } from './store.ts';

const page: CompiledPage = { code: 'a', markdown: '# A\n', links: [], headingIds: ['a'] };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page comes back in a later build, and no other', () => {
  pageStore(folder).write('k', page);
  expect(pageStore(folder).read('k')).toEqual(page);
  expect(pageStore(folder).read('l')).toBeUndefined();
});

test.each([
  ['truncated', (text: string) => text.slice(0, -3)],
  ['empty', () => ''],
  ['changed', (text: string) => text.replace('# A', '# B')],
  ['of another page', () => readFileSync(path.join(folder, 'other.json'), 'utf8')],
  ['of another program', () => '{"code":"x"}'],
])('a file that is %s is ignored', (_, damage) => {
  const store = pageStore(folder);
  store.write('k', page);
  store.write('other', page);
  const file = path.join(folder, 'k.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(store.read('k')).toBeUndefined();
});

test('what a build did not use goes', () => {
  const earlier = pageStore(folder);
  earlier.write('k', page);
  earlier.write('old', page);
  const store = pageStore(folder);
  store.read('k');
  store.write('new', page);
  store.prune();
  expect(readdirSync(folder).sort()).toEqual(['k.json', 'new.json']);
});
