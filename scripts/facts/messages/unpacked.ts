import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cacheDir } from '../install.ts';

/**
 * Extracts a published package into the cache, without its dependencies.
 *
 * @param version exact version
 * @returns folder of the package
 */
export function unpacked(name: string, version: string): string {
  const folder = path.join(cacheDir, 'unpacked', name.replace('/', '+'), version);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', folder], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const archive = path.join(folder, filename);
  const files = filesOf(gunzipSync(readFileSync(archive)));
  for (const name of manifestLast(files.keys())) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, files.get(name) ?? '');
  }
  rmSync(archive);
  return folder;
}

/** Order of writing: the manifest marks a complete package. */
export function manifestLast(names: Iterable<string>): string[] {
  return [...names].sort((a, b) => Number(a === 'package.json') - Number(b === 'package.json'));
}

const block = 512;

/**
 * Files of a tar archive created by npm: in a single folder, with paths of any length.
 *
 * @returns content by path below that folder
 */
export function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let at = 0; at + block <= archive.length && archive[at] !== 0; ) {
    const text = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const kind = text(156, 1);
    const content = archive.subarray(at + block, at + block + size);
    if (kind === 'x') longName = /\d+ path=([^\n]*)\n/.exec(content.toString('utf8'))?.[1];
    else {
      const prefix = text(345, 155);
      const name = longName ?? (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100));
      longName = undefined;
      if (kind === '0' || kind === '') files.set(name.replace(/^[^/]+\//, ''), content);
    }
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}
