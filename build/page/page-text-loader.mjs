import { existsSync } from 'node:fs';
import { linkedHeadings } from './linkedHeadings.mjs';
import { numberSteps } from './steps.mjs';

/** The line that opens a fence whose code runs in the page. */
const preview = /^\s*(`{3,}|~{3,})\w+ .*\bpreview\b/m;

/**
 * Rspack loader in front of the MDX compiler: numbers the steps of a page, and says which
 * pages its links depend on.
 *
 * @this {import('@rspack/core').LoaderContext<{ docs: string, languages: readonly string[] }>}
 * @param {string} source - the page as written
 * @returns {string}
 */
export default function pageTextLoader(source) {
  const { docs, languages } = this.getOptions();
  // Compiling such a page also writes the files of its previews.
  if (preview.test(source)) this.cacheable(false);
  if (this.mode === 'production') {
    // The compiler checks that headings exist, so it must look again when they may have changed.
    for (const file of linkedHeadings(source, { docs, file: this.resourcePath, languages })) {
      if (existsSync(file)) this.addDependency(file);
    }
  }
  return numberSteps(source);
}
