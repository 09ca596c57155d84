import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { majors } from '../../src/versions.ts';

/** Absolute path of the folder with the samples. */
export const samplesFolder = fileURLToPath(new URL('../../samples', import.meta.url));

/** A documented major of the tool, installed with the packages that its samples need. */
export interface Toolchain {
  /** Major version: `2`. */
  major: string;
  /** Version of the tool: `2.3.2`. */
  version: string;
  /** Absolute path of the folder that contains its `node_modules`. */
  folder: string;
  /** `require` from that folder, for the pinned tool and its plugins instead of the site's. */
  require: NodeJS.Require;
  /**
   * Imports a package like a module in that folder, with the `import` condition.
   *
   * @param specifier Bare specifier, such as `@rsbuild/core`, or a built-in module.
   * @throws If the package is not installed there.
   */
  import<Module = Record<string, unknown>>(specifier: string): Promise<Module>;
}

/**
 * @param version - of the tool
 * @param folder - absolute path of a folder with the tool in `node_modules`, and an `import.cjs`
 */
export function toolchainIn(version: string, folder: string): Toolchain {
  const require = createRequire(join(folder, 'package.json'));
  return {
    major: version.split('.')[0] ?? '',
    version,
    folder,
    require,
    import: (specifier) => require(join(folder, 'import.cjs'))(specifier),
  };
}

/**
 * All documented majors, newest first: the newest is installed in `samples`, the older one in
 * `samples/v1`.
 */
export const toolchains: readonly Toolchain[] = majors.map((major) => {
  const folder = major === majors[0] ? samplesFolder : join(samplesFolder, `v${major}`);
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return toolchainIn(devDependencies['@rsbuild/core'], folder);
});

/** The newest documented major. */
export const newest = toolchains[0] as Toolchain;

/**
 * @param major - `1`
 * @throws If that major is not documented.
 */
export function toolchainOf(major: string): Toolchain {
  const found = toolchains.find((one) => one.major === major);
  if (!found) throw new Error(`${major}.x is not documented`);
  return found;
}
