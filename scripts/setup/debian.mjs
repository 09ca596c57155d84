import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages can be installed with `apt-get`. */
export const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/** Short timeouts, so that alternatives are tried soon if there is no network. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * Installs Debian packages, as root or with `sudo`.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installDebianPackages(packages) {
  console.log(`Installing Debian packages: ${packages.join(', ')} …`);
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...patience];
  const [command = 'apt-get', ...args] = apt;
  await run(command, [...args, 'update', '-qq']);
  return (await run(command, [...args, 'install', '-y', '-qq', ...packages])) === 0;
}
