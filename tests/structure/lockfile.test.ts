import { expect, it } from 'vitest';
import { lockfile } from './lockfile.ts';

const check = (packages: Record<string, object>) =>
  lockfile({ file: 'package-lock.json', source: JSON.stringify({ packages }, null, 2) });

const linux = { 'node_modules/@a/binding-linux-x64-gnu': {} };
const darwin = { 'node_modules/@a/binding-darwin-arm64': {} };
const win32 = { 'node_modules/@a/binding-win32-x64-msvc': {} };

it('accepts a lockfile for all systems', () => {
  expect(check({ ...linux, ...darwin, ...win32, 'node_modules/b': { version: '1.0.0' } })).toEqual(
    [],
  );
});

it('accepts a package for macOS alone', () => {
  expect(check({ 'node_modules/a-darwin-arm64': {} })).toEqual([]);
});

it('accepts binaries that call Windows by its name', () => {
  const linuxOnly = { 'node_modules/@b/linux-x64': {}, 'node_modules/@b/darwin-x64': {} };
  expect(check({ ...linuxOnly, 'node_modules/@b/windows-x64': {} })).toEqual([]);
  expect(check(linuxOnly)).toHaveLength(1);
});

it('accepts a family that needs no binary for a system', () => {
  const libvips = 'node_modules/@img/sharp-libvips';
  expect(check({ [`${libvips}-linux-x64`]: {}, [`${libvips}-darwin-x64`]: {} })).toEqual([]);
  expect(check({ [`${libvips}-linux-x64`]: {} })).toHaveLength(1);
});

it('reports a download URL', () => {
  const [problem] = check({ 'node_modules/b': { resolved: 'https://a.example/b.tgz' } });
  expect(problem).toMatchObject({ file: 'package-lock.json', line: 4 });
  expect(problem?.message).toContain('download URL');
});

it('accepts a link within the repository', () => {
  expect(check({ 'node_modules/b': { resolved: 'packages/b', link: true } })).toEqual([]);
});

it.each([
  ['darwin', { ...linux, ...win32 }],
  ['win32', { ...linux, ...darwin }],
])('reports missing binaries for %s', (system, packages) => {
  const problems = check(packages);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(
    `node_modules/@a/binding… for linux but not for ${system}`,
  );
});
