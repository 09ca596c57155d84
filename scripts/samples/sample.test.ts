import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toolchainOf } from './installed.ts';
import { copySample, filesBelow, type Sample } from './sample.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'sample-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const folder = path.join(scratch, 'ferry');
for (const file of [
  'sample.json',
  'recorded/build.txt',
  'dist/index.js',
  'src/index.js',
  'rsbuild.config.ts',
  'rsbuild.new.config.ts',
  'before/rsbuild.config.ts',
  'after/rsbuild.config.ts',
  'v1/src/old.js',
]) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), '');
}

const sample: Sample = {
  name: 'ferry',
  folder,
  description: { en: 'A ferry.', zh: '渡轮。' },
  runs: [
    { name: 'build', versions: '2' },
    { name: 'new', config: 'rsbuild.new.config.ts', versions: '2' },
    { name: 'after', root: 'after', versions: '2' },
    { name: 'before', root: 'before', versions: '1' },
  ],
};

// Projects in folders share the files at the top, even if the top-level project does not run.
test.each([
  ['2', ['after/rsbuild.config.ts', 'rsbuild.config.ts', 'rsbuild.new.config.ts', 'src/index.js']],
  ['1', ['before/rsbuild.config.ts', 'rsbuild.config.ts', 'src/index.js', 'src/old.js']],
])('the copy for %s.x has what that major uses', (major, files) => {
  const copy = path.join(scratch, major);
  copySample(sample, copy, toolchainOf(major));
  expect(filesBelow(copy)).toEqual(files);
});
