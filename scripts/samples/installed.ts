import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { majors } from '../../src/versions.ts';

/** Absolute path of the folder with the samples. */
export const samplesFolder = fileURLToPath(new URL('../../samples', import.meta.url));

/** A documented major of the tool, as it is installed for the samples with what they need. */
export interface Toolchain {
  /** `2`. */
  major: string;
  /** Of the tool: `2.3.2`. */
  version: string;
  /** Absolute path of the folder whose `node_modules` holds it. */
  folder: string;
  /** `require` as a file in that folder has it: the pinned tool and its plugins, not the site's. */
  require: NodeJS.Require;
  /**
   * Imports a package the way a module in that folder would: by its `import` condition.
   *
   * @param specifier Bare specifier, such as `@rsbuild/core`, or a built-in module.
   * @throws When the package is not installed there.
   */
  import<Module = Record<string, unknown>>(specifier: string): Promise<Module>;
}

/**
 * @param version - of the tool
 * @param folder - absolute path of one whose `node_modules` holds it, with an `import.cjs`
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

/** Every documented major, newest first: that one is in `samples`, an older one in `samples/v1`. */
export const toolchains: readonly Toolchain[] = majors.map((major) => {
  const folder = major === majors[0] ? samplesFolder : join(samplesFolder, `v${major}`);
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return toolchainIn(devDependencies['@rsbuild/core'], folder);
});

/** The newest documented major. */
export const newest = toolchains[0] as Toolchain;

/**
 * @param major - `1`
 * @throws When that major is not documented.
 */
export function toolchainOf(major: string): Toolchain {
  const found = toolchains.find((one) => one.major === major);
  if (!found) throw new Error(`${major}.x is not documented`);
  return found;
}
