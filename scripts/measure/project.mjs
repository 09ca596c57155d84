import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
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
 * Makes a folder of links to packages. Caches lie between the packages: those of a copy stay its own.
 *
 * @param {string} packages - may not exist
 * @param {string} target
 * @returns {void}
 */
export function linkPackages(packages, target) {
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
