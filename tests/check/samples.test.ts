import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { minorOf, minors } from '../../src/versions.ts';
import { check } from './data.ts';

const samples = path.join(import.meta.dirname, '../../samples');
const files = execFileSync('git', ['ls-files', '*rsbuild*.config.*'], { cwd: samples })
  .toString()
  .split('\n')
  .filter((file) => /\.[cm]?[jt]s$/.test(file))
  // These contain mistakes intentionally: pages and tests are about them.
  .filter((file) => !/^(?:config-check|rsbuild-0-x)\/before\//.test(file));
const read = (file: string) => readFileSync(path.join(samples, file), 'utf8');

test('there are samples', () => {
  expect(files.length).toBeGreaterThan(150);
});

// All samples build, so nothing in them is unknown.
describe.each([minors[0] ?? '', minorOf('1')])('in %s', (minor) => {
  test.each(files)('%s has no false finding', (file) => {
    const { problem, findings, tool } = check(read(file), minor, { name: file });
    expect({ problem, tool }).toEqual({ problem: undefined, tool: 'rsbuild' });
    const wrong = findings.filter(({ kind }) => /^(?:unknown|topLevel)/.test(kind));
    expect(wrong.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });
});

// Options that one major lacks or types differently are valid in the other one.
test.each(files)('%s holds in one of the majors', (file) => {
  const errors = [minors[0] ?? '', minorOf('1')].map((minor) =>
    check(read(file), minor).findings.filter(({ level }) => level === 'error'),
  );
  expect(errors.some((found) => found.length === 0)).toBe(true);
});

test('0.x gets what 1.x does not know', () => {
  const { findings } = check(read('rsbuild-0-x/before/rsbuild.config.ts'), '1.7');
  const unknown = findings.filter(({ kind }) => kind.startsWith('unknown'));
  expect(unknown.map(({ name }) => name)).toEqual([
    'dev.startUrl',
    'output.targets',
    'output.distPath.server',
    'tools.autoprefixer',
  ]);
});
