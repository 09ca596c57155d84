import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesOf, manifestLast } from './unpacked.ts';

test('reads every file of an archive that npm packed', () => {
  const contents: Record<string, string> = {
    'package.json': '{ "name": "packed", "version": "1.0.0" }',
    'block.js': 'a'.repeat(512),
    // Stored in two parts, or in a header of their own.
    [`${'folder/'.repeat(16)}index.js`]: 'b'.repeat(513),
    [`${'long-'.repeat(24)}name.js`]: 'c',
    'short.js': 'd',
    'empty.js': '',
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'unpacked-'));
  try {
    for (const [name, content] of Object.entries(contents)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    execFileSync('npm', ['pack', '--silent'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    const archive = gunzipSync(readFileSync(path.join(folder, 'packed-1.0.0.tgz')));
    const files = [...filesOf(archive)].map(([name, content]) => [name, content.toString()]);
    expect(Object.fromEntries(files)).toEqual(contents);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the manifest is written after all other files', () => {
  const names = ['a.js', 'package.json', 'b/package.json', 'c.js'];
  expect(manifestLast(names)).toEqual(['a.js', 'b/package.json', 'c.js', 'package.json']);
});
