import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { samplesFolder } from '../../scripts/samples/installed.ts';
import { filesBelow, type Sample } from '../../scripts/samples/sample.ts';
import { root } from '../content/lib/docs.ts';

/** What decides how every sample turns out, besides its own files: packages, and our own code. */
const common = [
  'samples/package.json',
  'samples/package-lock.json',
  'samples/node_modules/.package-lock.json',
  ...filesBelow(join(root, 'scripts/samples'), 'scripts/samples/'),
  ...filesBelow(join(root, 'tests/samples'), 'tests/samples/'),
];

/** Hash of everything that decides how a sample turns out; recordings do not. */
function keyOf(sample: Sample): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  const own = filesBelow(sample.folder)
    .filter((path) => !/^(?:recorded|dist)\//.test(path))
    .map((path) => `samples/${sample.name}/${path}`);
  for (const path of [...common, ...own]) {
    const file = join(root, path);
    hash.update(`\n${path}\n`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/**
 * Returns what `make` made the last time if nothing that decides it has changed since.
 *
 * @param name Of the kept file.
 * @param sample Whose files decide.
 * @param make Makes a value that JSON can hold; one that throws is not kept.
 */
export async function cached<T>(name: string, sample: Sample, make: () => Promise<T>): Promise<T> {
  const file = join(samplesFolder, '../.cache/samples', `${sample.name}.${name}.json`);
  const key = keyOf(sample);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: T };
    if (kept.key === key) return kept.value;
  }
  const value = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, value }));
  return value;
}
