import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runBuffered } from './run.mjs';

/**
 * Installs the packages of several folders in parallel from their lockfiles, unless they are up to
 * date.
 *
 * @param {...string} folders - absolute paths of folders with a package-lock.json
 * @returns {Promise<void>} resolves when npm has finished in all of them
 * @throws {Error} if npm fails in one, after printing its output
 */
export async function installIfMissing(...folders) {
  const results = await Promise.allSettled(
    folders.filter((folder) => !isInstalled(folder)).map(install),
  );
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length > 0) throw failed[0];
}

/** @param {string} folder */
async function install(folder) {
  const name = path.relative(process.cwd(), folder) || 'the site';
  console.log(`Installing the packages of ${name} …`);
  const started = performance.now();
  const { code, output } = await runBuffered(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
  if (code !== 0) {
    console.error(`\n${output}`);
    throw new Error(`npm ci failed in ${folder} with exit code ${code}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Installed the packages of ${name} in ${seconds} s`);
}

/**
 * npm writes `node_modules/.package-lock.json` last, so if that file is newer than the lockfile,
 * the installation is complete and up to date.
 *
 * @param {string} folder
 * @returns {boolean}
 */
function isInstalled(folder) {
  const marker = path.join(folder, 'node_modules/.package-lock.json');
  const lockfile = path.join(folder, 'package-lock.json');
  if (!existsSync(marker)) return false;
  if (statSync(marker).mtimeMs >= statSync(lockfile).mtimeMs) return true;
  // A checkout updates the lockfile's timestamp, so the versions are compared as well.
  return packageVersions(marker) === packageVersions(lockfile);
}

/**
 * @param {string} file - a lockfile
 * @returns {string} versions of the packages to install on this platform
 */
function packageVersions(file) {
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(lock.packages)
    .filter(([name, entry]) => name !== '' && !entry.optional)
    .map(([name, entry]) => `${name}@${entry.version}`)
    .sort()
    .join('\n');
}
