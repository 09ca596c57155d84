import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes a copy of the checkout as it is on the disk, with its history, which pages take their dates
 * from, and with the installed packages but none of the caches among them.
 *
 * @param {string} root - the checkout
 * @param {string} target - a folder that does not exist
 * @returns {void}
 * @throws {Error} when the checkout is no git repository
 */
export function copyProject(root, target) {
  /** @param {string} cwd @param {string[]} args */
  const git = (cwd, args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  git(root, ['clone', '--quiet', root, target]);
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0')) {
    const source = path.join(root, file);
    // A link is that of packages to another folder.
    if (file === '' || /(^|\/)node_modules$/.test(file)) continue;
    if (existsSync(source)) cpSync(source, path.join(target, file));
    else rmSync(path.join(target, file), { force: true });
  }
  for (const folder of ['.', 'samples']) {
    linkPackages(
      path.join(root, folder, 'node_modules'),
      path.join(target, folder, 'node_modules'),
    );
  }
}

/**
 * Caches lie between the packages: a folder of links keeps those of a copy its own.
 *
 * @param {string} packages - may not exist
 * @param {string} target
 */
function linkPackages(packages, target) {
  if (!existsSync(packages)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name === '.cache' || name === '.package-lock.json') continue;
    symlinkSync(path.join(packages, name), path.join(target, name), 'junction');
  }
}

/**
 * Removes what earlier builds of a project left: the caches and the built site.
 *
 * @param {string} folder
 * @returns {void}
 */
export function clear(folder) {
  for (const name of ['.cache', 'node_modules/.cache', 'doc_build']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

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
