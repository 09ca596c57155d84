/**
 * Rspack loader that runs on the text of a page before it is compiled, see `inlineFacts.mjs`.
 *
 * @import { FactsData } from '../../src/facts/index.ts'
 * @import { Rspack } from '@rsbuild/core'
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineFacts } from './inlineFacts.mjs';

const folder = fileURLToPath(new URL('../../src/data/', import.meta.url));
/** @type {(keyof FactsData)[]} */
const names = ['options', 'api', 'cli', 'plugins'];
const files = names.map((name) => path.join(folder, `${name}.json`));

/** @type {{ stamp: string; data: FactsData } | undefined} */
let cached;

/** @returns {FactsData} the facts, read again when a file changed */
function readFacts() {
  const stamp = files.map((file) => statSync(file).mtimeMs).join();
  if (cached?.stamp !== stamp) {
    const entries = names.map((name, index) => [
      name,
      JSON.parse(readFileSync(/** @type {string} */ (files[index]), 'utf8')),
    ]);
    cached = { stamp, data: Object.fromEntries(entries) };
  }
  return cached.data;
}

/**
 * @this {Rspack.LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function factsLoader(source) {
  for (const file of files) this.addDependency(file);
  const page = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
  return inlineFacts(source, readFacts(), page);
}
