import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder whose `node_modules` holds the documented tool. */
export const samplesFolder = fileURLToPath(new URL('../../samples', import.meta.url));

/** `require` as a file in `samples` has it: the pinned tool and its plugins, not those of the site. */
export const requireFromSamples = createRequire(join(samplesFolder, 'package.json'));

/**
 * Imports a package the way a module in `samples` would: by its `import` condition.
 *
 * @param specifier Bare specifier, such as `@rsbuild/core`, or a built-in module.
 * @throws When the package is not installed in `samples`.
 */
export function importFromSamples<Module = Record<string, unknown>>(
  specifier: string,
): Promise<Module> {
  const importThere: (specifier: string) => Promise<Module> = requireFromSamples('./import.cjs');
  return importThere(specifier);
}
