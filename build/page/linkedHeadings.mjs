import path from 'node:path';
import { linesOutsideFences } from './fences.mjs';

/** Targets of links and of link definitions that name a heading: the part before the `#`. */
const target = /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?)([^)\s>#?]+)(?:\?[^)\s>#]*)?#/g;

/**
 * Pages whose headings a page links to.
 *
 * @param {string} source - a page as written
 * @param {{ docs: string, file: string, languages: readonly string[] }} place - folder with one
 *   folder a language, and absolute path of the page
 * @returns {string[]} absolute paths that the files of those pages can have, existing or not
 */
export function linkedHeadings(source, { docs, file, languages }) {
  const language = path.relative(docs, file).split(path.sep)[0] ?? '';
  /** @type {Set<string>} */
  const files = new Set();
  for (const line of linesOutsideFences(source)) {
    for (const [, link = ''] of line.matchAll(target)) {
      if (/^[a-z]+:|^\/\//i.test(link)) continue;
      const [, first = ''] = link.split('/');
      const folder = !link.startsWith('/')
        ? path.dirname(file)
        : languages.includes(first)
          ? docs
          : path.join(docs, language);
      const page = path.join(folder, link.replace(/\.(html|mdx?)$/, ''));
      if (!link.endsWith('/')) files.add(`${page}.mdx`);
      files.add(path.join(page, 'index.mdx'));
    }
  }
  return [...files];
}
