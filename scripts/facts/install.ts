/** Installs published packages into `.cache/facts`, with npm and its configured registry. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginRelease } from '../../src/facts/index.ts';

export const repoRoot = path.resolve(import.meta.dirname, '../..');
export const cacheDir = path.join(repoRoot, '.cache/facts');

function npm(args: string[], cwd: string): string {
  // On Windows npm is a command script, which requires a shell.
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, {
    cwd,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * @param pinned exact versions by package
 * @returns names of the plugin packages among them
 */
export function pluginsIn(pinned: Readonly<Record<string, string>>): string[] {
  return Object.keys(pinned).filter((name) => name.startsWith('@rsbuild/plugin-'));
}

/** @returns the published versions of a package */
export function publishedVersions(name: string): string[] {
  return [JSON.parse(npm(['view', name, 'versions', '--json'], repoRoot))].flat();
}

/**
 * @param name package
 * @param peer package that may be one of its peer dependencies
 * @returns peer range by version of the package; null if none is declared
 */
export function peerRanges(name: string, peer: string): PluginRelease[] {
  // With a third field, npm also prints versions without peer dependencies as objects.
  const fields = ['name', 'version', 'peerDependencies'];
  const answer = npm(['view', `${name}@>=1.0.0`, ...fields, '--json'], repoRoot);
  return [JSON.parse(answer)].flat().map(({ version, peerDependencies }) => ({
    version,
    range: peerDependencies?.[peer] ?? null,
  }));
}

/**
 * Installs packages into a separate folder, unless they are already there.
 * @param name of the folder, below the cache
 * @param dependencies version or range by package
 * @returns folder that contains `node_modules`
 */
export function installProject(name: string, dependencies: Record<string, string>): string {
  const folder = path.join(cacheDir, name);
  const marker = path.join(folder, 'installed');
  const wanted = JSON.stringify({ private: true, dependencies }, null, 2);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), wanted);
  npm(['install', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'], folder);
  writeFileSync(marker, wanted);
  return folder;
}

/**
 * @param name package
 * @param version exact version
 * @returns folder that contains `node_modules` with it
 */
export function installVersion(name: string, version: string): string {
  const folder = `${name.replace('/', '+')}/${version}`;
  // Versions are immutable, so an existing folder is complete.
  if (existsSync(path.join(cacheDir, folder, 'installed'))) return path.join(cacheDir, folder);
  return installProject(folder, { [name]: version });
}
