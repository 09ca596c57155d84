import { existsSync } from 'node:fs';
import path from 'node:path';
import { linkedHeadings } from './linkedHeadings.mjs';
import { unlinkPendingPages } from './pendingLinks.mjs';
import { numberSteps } from './steps.mjs';

/** The line that opens a fence whose code runs in the page. */
const preview = /^\s*(`{3,}|~{3,})\w+ .*\bpreview\b/m;

/**
 * Rspack loader in front of the MDX compiler: numbers the steps of a page, and turns links to
 * planned pages that do not exist yet into text.
 *
 * @this {import('@rspack/core').LoaderContext<{ docs: string, defaultLanguage: string, languages: readonly string[], plannedPages: readonly string[] }>}
 * @param {string} source - the page as written
 * @returns {string}
 */
export default function pageTextLoader(source) {
  const { docs, defaultLanguage, languages, plannedPages } = this.getOptions();
  // Compiling such a page also writes the files of its previews.
  if (preview.test(source)) this.cacheable(false);
  if (this.mode === 'production') {
    // The compiler checks that headings exist, so it must look again when they may have changed.
    for (const file of linkedHeadings(source, { docs, file: this.resourcePath, languages })) {
      if (existsSync(file)) this.addDependency(file);
    }
  }
  return unlinkPendingPages(numberSteps(source), (link) => {
    const [first = '', ...rest] = link.slice(1).split('/');
    const language = languages.includes(first) ? first : defaultLanguage;
    const page = (language === first ? rest : [first, ...rest])
      .join('/')
      .replace(/(^|\/)$/, '$1index');
    if (!plannedPages.includes(page)) return false;
    const file = path.join(docs, language, `${page}.mdx`);
    const exists = existsSync(file);
    // In development the link appears as soon as the page does.
    if (!exists) this.addMissingDependency(file);
    return !exists;
  });
}
