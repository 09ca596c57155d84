import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { samplesFolder, type Toolchain } from '../../scripts/samples/installed.ts';
import type { Recording } from '../../scripts/samples/project.ts';
import { filesBelow, type Sample } from '../../scripts/samples/sample.ts';
import { root } from '../content/lib/docs.ts';

/** Inputs of all samples besides their own files and packages: our own code. */
const common = [
  'src/versions.ts',
  ...filesBelow(join(root, 'scripts/samples'), 'scripts/samples/'),
  ...filesBelow(join(root, 'tests/samples'), 'tests/samples/'),
];

/** Hash of all inputs of a sample, without recordings. */
function keyOf(sample: Sample, { folder }: Toolchain): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map(
    (path) => relative(root, join(folder, path)).split(sep).join('/'),
  );
  const own = filesBelow(sample.folder)
    .filter((path) => !/^(?:v\d+\/)?(?:recorded|dist)\//.test(path))
    .map((path) => `samples/${sample.name}/${path}`);
  for (const path of [...packages, ...common, ...own]) {
    const file = join(root, path);
    hash.update(`\n${path}\n`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/**
 * Returns the cached result of a sample, or builds it. Only results that match the recording are
 * cached, so a build that differs is repeated by the next run.
 *
 * @param sample Its files are part of the key.
 * @param tool Its packages are part of the key.
 * @param isRecorded Whether a result matches the recording.
 * @param make Builds the sample; errors are not cached.
 */
export async function cached(
  sample: Sample,
  tool: Toolchain,
  isRecorded: (recording: Recording) => boolean,
  make: () => Promise<Recording>,
): Promise<Recording> {
  const file = join(samplesFolder, '../.cache/samples', `${sample.name}@${tool.major}.json`);
  const key = keyOf(sample, tool);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: Recording };
    if (kept.key === key && isRecorded(kept.value)) return kept.value;
  }
  const value = await make();
  if (isRecorded(value)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ key, value }));
  }
  return value;
}
