import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSources } from './sources.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

function packageWith(manifest: object, files: Record<string, string>): string {
  const root = mkdtempSync(path.join(folder, 'package-'));
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, 'dist', name), text);
  return root;
}

test('environment variables are read in every kind of script, and listed once', () => {
  const root = packageWith(
    {},
    {
      'index.js': 'process.env.PORT; process.env.NODE_ENV; process.env.PORT;',
      'index.cjs': 'process.env.DEBUG || process.env.PORT',
      'worker.mjs': 'process.env.ALPHA_1',
      'index.d.ts': 'process.env.OF_TYPES',
      'index.js.map': 'process.env.OF_SOURCES',
    },
  );
  expect(readSources(root).variables).toEqual(['ALPHA_1', 'DEBUG', 'PORT']);
});

test.each([
  ['both', { import: './dist/a.js', require: './dist/a.cjs' }, ['esm', 'cjs']],
  ['CommonJS', { default: './dist/a.cjs' }, ['cjs']],
  ['ES modules', { default: './dist/a.mjs' }, ['esm']],
])('a package with %s', (_, main, formats) => {
  const manifest = {
    engines: { node: '>=20' },
    exports: { '.': main, './types': './types.js' },
    dependencies: { '@rspack/core': '~2.0.0' },
  };
  expect(readSources(packageWith(manifest, {}))).toEqual({
    node: '>=20',
    formats,
    entries: ['.', './types'],
    rspack: '~2.0.0',
    variables: [],
  });
});
