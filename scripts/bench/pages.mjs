import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the sections of a project's pages beside themselves, so that paths between pages and from
 * them stay right: `guide` becomes `guide`, `guide-2`, and so on.
 *
 * @param {string} docs - the folder of the languages
 * @param {number} times - how many there are of each page afterwards, except of the home page
 * @returns {void}
 */
export function multiplyPages(docs, times) {
  for (const language of languageFolders(docs)) {
    const folder = path.join(docs, language);
    const sections = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name);
    for (const section of sections) {
      for (let copy = 2; copy <= times; copy++) {
        cpSync(path.join(folder, section), path.join(folder, `${section}-${copy}`), {
          recursive: true,
        });
      }
    }
  }
}

/**
 * @param {string} docs
 * @returns {number} pages in all languages
 */
export function countPages(docs) {
  return languageFolders(docs)
    .flatMap((language) =>
      readdirSync(path.join(docs, language), { recursive: true, encoding: 'utf8' }),
    )
    .filter((file) => file.endsWith('.mdx') && !/^shared[\\/]/.test(file)).length;
}

/** @param {string} docs */
const languageFolders = (docs) => readdirSync(docs).filter((name) => name !== 'public');

/**
 * Adds a paragraph to the end of a page, in place of the one that an earlier call added.
 *
 * @param {string} file
 * @param {string} text
 * @returns {void}
 */
export function editPage(file, text) {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, withParagraph(source, text));
}

/**
 * @param {string} source - of a page
 * @param {string} text
 * @returns {string} the page with the text in a marked paragraph at its end
 */
export function withParagraph(source, text) {
  const mark = '{/* measured */} ';
  const [before = ''] = source.split(`\n${mark}`);
  return `${before.trimEnd()}\n\n${mark}${text}\n`;
}
