import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Installs a folder's packages from its lockfile unless they are there already and newer than it.
 *
 * @param {string} folder - absolute path of a folder with a package-lock.json
 * @returns {Promise<void>}
 * @throws {Error} when npm fails
 */
export async function installIfMissing(folder) {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${path.relative(process.cwd(), folder) || 'the site'} …`);
  const started = Date.now();
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`npm ci failed in ${folder} with exit code ${code}`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
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
  // A checkout touches the lockfile: compare what is installed with what is asked for.
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
