import { existsSync } from 'node:fs';
import path from 'node:path';
import { unlinkPendingPages } from './pendingLinks.mjs';
import { numberSteps } from './steps.mjs';

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
