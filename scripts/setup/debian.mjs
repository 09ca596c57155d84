import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this system installs packages with `apt-get`. */
export const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian, as root or through `sudo`.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installDebianPackages(packages) {
  console.log(`Installing Debian packages: ${packages.join(', ')} …`);
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
  const [command = 'apt-get', ...args] = apt;
  await run(command, [...args, 'update', '-qq']);
  return (await run(command, [...args, 'install', '-y', '-qq', ...packages])) === 0;
}
