import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this system installs packages with `apt-get`. */
export const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/** Without a network this is to fail in seconds, so that what comes next is tried. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * Installs packages of Debian, as root or through `sudo`.
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
