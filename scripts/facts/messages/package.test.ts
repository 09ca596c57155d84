import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPackage } from './package.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('messages are read off the code of the package, not off copies', () => {
  const files = {
    'index.js': 'Cannot find the index.',
    'runtime/retry.mjs': 'Cannot find the runtime.',
    'runtime/retry.min.js': 'Cannot find the small runtime.',
    'index.cjs': 'Cannot find the other format.',
    '0~open.js': 'Cannot open what is bundled.',
  };
  mkdirSync(path.join(folder, 'dist/runtime'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "devDependencies": { "open": "1.0.0" } }');
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'dist', file), `throw new Error(${JSON.stringify(text)});`);
  }
  expect(readPackage(folder).map(({ template }) => template)).toEqual([
    'Cannot find the index.',
    'Cannot find the runtime.',
  ]);
});
