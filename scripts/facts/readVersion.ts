/** Reads one installed version of the documented tool. */
import path from 'node:path';
import type { VersionReading } from './options/index.ts';
import { openPackage, type Reader } from './read/reader.ts';
import { type Mode, observe } from './run/observe.ts';

/**
 * @param tool package name
 * @param version its installed version
 * @param folder folder that holds `node_modules`
 * @param reader declarations, if they are open already
 * @throws if an empty configuration does not come through
 */
export function readVersion(
  tool: string,
  version: string,
  folder: string,
  reader: Reader = openPackage(path.join(folder, 'node_modules', tool)),
): VersionReading {
  const run = (mode: Mode) => {
    const { results, exports } = observe(folder, mode, [{ id: 'base', code: '{}' }]);
    const base = results[0];
    if (!base || !('normalized' in base)) throw new Error(`${version}: ${JSON.stringify(base)}`);
    return { ...base, exports };
  };
  const runs = { development: run('development'), production: run('production') };
  return { version, folder, reader, runs, exports: runs.production.exports };
}
