import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newest, toolchainOf } from './installed.ts';
import { readRecording, writeRecording } from './recordings.ts';
import { filesBelow, type Sample } from './sample.ts';

const old = toolchainOf('1');
let sample: Sample;
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
  const runs = [{ name: 'build' }, { name: 'other' }];
  sample = { name: 'ferry', folder, description: { en: 'A ferry.', zh: '渡轮。' }, runs };
});
afterEach(() => rmSync(sample.folder, { recursive: true }));

test('an older major has recordings of its own only where they differ', () => {
  expect(writeRecording(sample, newest, { 'build.txt': '1', 'other.txt': '2' })).toBe(2);
  expect(writeRecording(sample, old, { 'build.txt': '1', 'other.txt': '3' })).toBe(1);
  expect(filesBelow(sample.folder)).toEqual([
    'recorded/build.txt',
    'recorded/other.txt',
    'v1/recorded/other.txt',
  ]);
  expect(readRecording(sample, newest)).toEqual({ 'build.txt': '1', 'other.txt': '2' });
  expect(readRecording(sample, old)).toEqual({ 'build.txt': '1', 'other.txt': '3' });
});

test.each([
  [
    'the newest major',
    newest,
    { 'build.txt': '4' },
    ['recorded/build.txt', 'v1/recorded/build.txt'],
  ],
  ['an older one', old, { 'build.txt': '1' }, ['recorded/build.txt', 'recorded/log/build.txt']],
])('recordings for %s replace all of its earlier ones', (_, tool, recording, left) => {
  writeRecording(sample, newest, { 'build.txt': '1', 'log/build.txt': '2' });
  writeRecording(sample, old, { 'build.txt': '3' });
  writeRecording(sample, tool, recording);
  expect(filesBelow(sample.folder)).toEqual(left);
});
