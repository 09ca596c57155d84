import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compilerVersion } from './compilerVersion.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compiler-'));
  for (const folder of ['build', 'src', 'theme']) write(`${folder}/a.ts`, '1');
  for (const file of ['i18n.json', 'package-lock.json', 'rspress.config.ts']) write(file, '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['code of the build', 'build/page/b.ts'],
  ['a loader', 'build/page/loader.mjs'],
  ['code of the site', 'src/facts/b.ts'],
  ['how a component is written as Markdown', 'theme/a.ts'],
  ['interface strings', 'i18n.json'],
  ['a package', 'package-lock.json'],
  ['the configuration', 'rspress.config.ts'],
])('%s: pages of another build are compiled anew', (_, file) => {
  const before = compilerVersion(root, ['x']);
  write(file, '2');
  expect(compilerVersion(root, ['x'])).not.toBe(before);
});

test.each([
  ['a test', 'build/page/b.test.ts'],
  ['data, of which pages carry their part', 'src/data/history.json'],
  ['a component, which pages import', 'theme/components/A/index.tsx'],
])('%s: pages stay as they are', (_, file) => {
  const before = compilerVersion(root, ['x']);
  write(file, '2');
  expect(compilerVersion(root, ['x'])).toBe(before);
});

test('options from outside count', () => {
  expect(compilerVersion(root, ['x'])).not.toBe(compilerVersion(root, ['y']));
});
