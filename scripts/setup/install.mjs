import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runBuffered } from './run.mjs';

/**
 * Installs the packages of folders from their lockfiles, at the same time, unless they are there
 * already and newer than those.
 *
 * @param {...string} folders - absolute paths of folders with a package-lock.json
 * @returns {Promise<void>} once npm has ended in each
 * @throws {Error} when npm fails in one, after what it printed there
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
 * npm writes `node_modules/.package-lock.json` last, so that file newer than the lockfile means a
 * complete installation of this lockfile.
 *
 * @param {string} folder
 * @returns {boolean}
 */
function isInstalled(folder) {
  const marker = path.join(folder, 'node_modules/.package-lock.json');
  const lockfile = path.join(folder, 'package-lock.json');
  if (!existsSync(marker)) return false;
  if (statSync(marker).mtimeMs >= statSync(lockfile).mtimeMs) return true;
  // A checkout touches the lockfile: compare what is installed with what it requires.
  return packageVersions(marker) === packageVersions(lockfile);
}

/**
 * @param {string} file - a lockfile
 * @returns {string} versions of the packages that this platform installs
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
