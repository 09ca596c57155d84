import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typesEntry } from './compiler.ts';

const root = mkdtempSync(path.join(tmpdir(), 'package-'));
afterAll(() => rmSync(root, { recursive: true }));

// TypeScript accepts both names.
test.each([{ types: './dist/index.d.ts' }, { typings: 'dist/index.d.ts' }])(
  'the declarations of a package with %j are found',
  (manifest) => {
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
    expect(typesEntry(root)).toBe(`${root.split(path.sep).join('/')}/dist/index.d.ts`);
  },
);
