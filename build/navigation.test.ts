import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFolder, foldersAbove, pagesOf, sectionsOf, sidebarEntries } from './navigation.ts';

let docs = '';
beforeAll(() => {
  docs = mkdtempSync(join(tmpdir(), 'navigation-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(docs, file)), { recursive: true });
    writeFileSync(join(docs, file), JSON.stringify(content));
  };
  write('zh/_nav.json', [
    { text: '指南', link: '/guide/start/' },
    { text: '版本', items: [] },
    { text: '更新日志', link: 'https://example.com/' },
  ]);
  write('zh/guide/_meta.json', [
    'index',
    { type: 'dir', name: 'start', label: '开始' },
    { type: 'dir', name: 'plain' },
    { type: 'file', name: 'page', label: 'A page, not a folder' },
  ]);
  write('zh/guide/plain/_meta.json', ['second', { type: 'divider' }, 'first']);
  write('zh/guide/start/index.mdx', '');
  write('zh/broken/_meta.json', {});
});
afterAll(() => rmSync(docs, { recursive: true, force: true }));

test('sections are the items of the navbar that lead into a folder of the site', () => {
  expect(sectionsOf('zh', docs)).toEqual([{ name: 'guide', title: '指南', link: '/guide/start/' }]);
});

test('the entries of a sidebar keep their order, short ones written out', () => {
  expect(sidebarEntries('guide', 'zh', docs).map(({ type, name }) => [type, name])).toEqual([
    ['file', 'index'],
    ['dir', 'start'],
    ['dir', 'plain'],
    ['file', 'page'],
  ]);
  expect(sidebarEntries('guide/start', 'zh', docs)).toEqual([]);
  expect(() => sidebarEntries('broken', 'zh', docs)).toThrow('holds no array');
});

test.each([
  ['guide', { title: '指南', link: '/guide/start/' }],
  ['guide/start', { title: '开始', link: '/guide/start/' }],
  // A group without a page of its own, and without a title: its name.
  ['guide/plain', { title: 'plain', link: undefined }],
  ['guide/page', undefined],
  ['nowhere', undefined],
  ['nowhere/below', undefined],
])('the folder %s', (folder, found) => {
  const expected = found ? expect.objectContaining(found) : undefined;
  expect(findFolder(folder, 'zh', docs)).toEqual(expected);
});

test.each([
  ['/', []],
  ['/guide/page', ['指南']],
  ['/guide/start/', ['指南', '开始']],
  ['/nowhere/page', []],
])('the folders above %s', (page, titles) => {
  expect(foldersAbove(page, 'zh', docs).map(({ title }) => title)).toEqual(titles);
});

test('pages have the order of the sidebar, those of a folder in its place', () => {
  expect(pagesOf('zh', docs)).toEqual([
    '/guide/',
    '/guide/plain/second',
    '/guide/plain/first',
    '/guide/page',
  ]);
});
