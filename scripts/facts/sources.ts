/** Reads package.json and the environment variables in a package's code, without running it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Data from the files of a package. */
export interface Sources {
  /** Range of Node.js versions; empty if none is declared. */
  node: string;
  /** Module formats of the main entry. */
  formats: ('esm' | 'cjs')[];
  /** Paths that can be imported: `.`, `./types`. */
  entries: string[];
  /** Range of Rspack that the package depends on. */
  rspack: string;
  /** Environment variables that its code reads. */
  variables: string[];
}

/** Replaced in code that is compiled for the browser. */
const notRead = new Set(['NODE_ENV']);

/** @param root folder of an installed package */
export function readSources(root: string): Sources {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const main = manifest.exports?.['.'] ?? {};
  const text = JSON.stringify(main);
  const isCommonJs = 'require' in main || text.includes('.cjs');
  const isEsm = 'import' in main || text.includes('.mjs') || manifest.type === 'module';
  const files = readdirSync(path.join(root, 'dist'))
    .filter((name) => /\.(?:c|m)?js$/.test(name))
    .map((name) => readFileSync(path.join(root, 'dist', name), 'utf8'));
  const variables = files.flatMap((code) =>
    [...code.matchAll(/\bprocess\.env\.([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name),
  );
  return {
    node: manifest.engines?.node ?? '',
    formats: [...(isEsm ? (['esm'] as const) : []), ...(isCommonJs ? (['cjs'] as const) : [])],
    entries: Object.keys(manifest.exports ?? {}),
    rspack: manifest.dependencies?.['@rspack/core'] ?? '',
    variables: [...new Set(variables)].filter((name) => !notRead.has(name)).sort(),
  };
}
