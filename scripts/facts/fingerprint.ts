import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param file - absolute path of a source file
 * @param found - absolute paths already collected, to which others are added
 * @returns `found` with the file and all local files that it imports at run time, directly or not
 */
export function localSources(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = /^(?:import|export)(?! type\b)[^;']*?'(\.[^']*\.m?[jt]s)';$/gm;
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    localSources(path.resolve(path.dirname(file), target), found);
  }
  return found;
}

/**
 * @param sources - paths of the programs whose result is kept, relative to this folder
 * @param extra - other input
 * @param base - absolute path of this folder
 * @returns a hash of their code, of the code they import, and of the other input
 */
export function fingerprint(
  sources: readonly string[],
  extra = '',
  base = import.meta.dirname,
): string {
  const hash = createHash('sha256').update(extra);
  const found = new Set<string>();
  for (const source of sources) localSources(path.join(base, source), found);
  for (const file of found) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}
