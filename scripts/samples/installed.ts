import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type TypeScript from '../../samples/node_modules/typescript/lib/typescript.js';

/** Absolute path of the folder whose `node_modules` holds the documented tool. */
export const samplesFolder = fileURLToPath(new URL('../../samples', import.meta.url));

/** `require` as a file in `samples` has it: the pinned tool and its plugins, not those of the site. */
export const requireFromSamples = createRequire(join(samplesFolder, 'package.json'));

/** The compiler pinned in `samples`: the site's own TypeScript is native and has no such interface. */
export const ts = requireFromSamples('typescript') as typeof TypeScript;
export type { TypeScript };

/**
 * Imports a package the way a module in `samples` would: by its `import` condition.
 *
 * @param specifier Bare specifier, such as `@rsbuild/core`, or a built-in module.
 * @throws When the package is not installed in `samples`.
 */
export async function importFromSamples<Module = Record<string, unknown>>(
  specifier: string,
): Promise<Module> {
  if (isBuiltin(specifier)) return import(specifier);
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    join(samplesFolder, 'index.mts'),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noDtsResolution: true,
    },
    ts.sys,
    undefined,
    undefined,
    ts.ModuleKind.ESNext,
  );
  const file = resolvedModule?.resolvedFileName ?? requireFromSamples.resolve(specifier);
  return import(pathToFileURL(file).href);
}
