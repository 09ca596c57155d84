import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../../scripts/facts/install.ts';
import type { Toolchain } from './run.ts';
import type { Case } from './types.ts';

/** Code that affects the output. */
const code = ['normalize.ts', 'project.ts', 'run.ts', '../../scripts/samples/format.ts'].map(
  (name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'),
);

/**
 * Caches the output of a case until the case, the packages or this code change. Only output that
 * matches the recording is cached.
 *
 * @param expected - the recording
 * @param make - runs the case
 */
export async function cached(
  one: Case,
  { major, folder }: Toolchain,
  expected: string | undefined,
  make: () => Promise<string>,
): Promise<string> {
  const packages = readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const key = createHash('sha256')
    .update([JSON.stringify(one), packages, process.version, ...code].join('\n'))
    .digest('hex');
  const file = path.join(repoRoot, '.cache/messages', `${one.name}.v${major}.json`);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.key === key && kept.text === expected) return kept.text;
  }
  const text = await make();
  if (text === expected) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ key, text }));
  }
  return text;
}
