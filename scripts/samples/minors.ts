import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newestPatch } from '../../src/versions.ts';
import { installProject } from '../facts/install.ts';
import { samplesFolder, type Toolchain, toolchainIn, toolchainOf } from './installed.ts';

/**
 * A documented minor, for checks with other versions than the two used for samples: its newest
 * patch, linked with the other packages of its major's samples. Plugins use its types, so that
 * TypeScript does not report two types of the same name.
 *
 * @param minor - `1.2`
 * @throws If it is not documented, or npm fails.
 */
export function toolchainOfMinor(minor: string): Toolchain {
  const version = newestPatch[minor];
  if (!version) throw new Error(`${minor} is not documented`);
  const folder = installProject(`minors/${minor}`, { '@rsbuild/core': version });
  const major = toolchainOf(version.split('.')[0] ?? '');
  linkMissing(join(major.folder, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(join(samplesFolder, 'import.cjs'), join(folder, 'import.cjs'));
  return toolchainIn(version, folder);
}

/** Links packages that a folder lacks from another one, scope by scope. */
function linkMissing(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) linkMissing(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name), 'junction');
  }
}
