/** Puts published packages into `.cache/facts`, through the npm client and its configured registry. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const repoRoot = path.resolve(import.meta.dirname, '../..');
const cacheDir = path.join(repoRoot, '.cache/facts');

function npm(args: string[], cwd: string): string {
  // On Windows the client is a command script, which only a shell can start.
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, {
    cwd,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What the registry says about a package. */
export interface PackageRecord {
  versions: string[];
  /** Version behind the `latest` tag. */
  latest: string;
}

/**
 * @param name package
 * @returns its published versions and its `latest` tag
 */
export function packageRecord(name: string): PackageRecord {
  const answer = JSON.parse(npm(['view', name, 'versions', 'dist-tags', '--json'], repoRoot));
  return { versions: [answer.versions].flat(), latest: answer['dist-tags'].latest };
}

/**
 * @param name package
 * @param version its version
 * @param peer package that may be a peer dependency of it
 * @returns range on the peer, undefined if it declares none
 */
export function peerRange(name: string, version: string, peer: string): string | undefined {
  const answer = npm(['view', `${name}@${version}`, 'peerDependencies', '--json'], repoRoot);
  return answer.trim() === '' ? undefined : JSON.parse(answer)[peer];
}

/**
 * Installs one version into a folder of its own, unless it is there already.
 * @param name package
 * @param version exact version
 * @returns folder that holds `node_modules`
 */
export function installVersion(name: string, version: string): string {
  const folder = path.join(cacheDir, name.replace('/', '+'), version);
  if (existsSync(path.join(folder, 'installed'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  npm(
    ['install', `${name}@${version}`, '--no-save', '--no-package-lock', '--ignore-scripts'],
    folder,
  );
  writeFileSync(path.join(folder, 'installed'), '');
  return folder;
}
