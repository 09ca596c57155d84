import { spawn } from 'node:child_process';

/**
 * Runs a command with the terminal attached.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} exit code; 1 if a signal ended the command or it could not start
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      // npm and npx are command scripts on Windows, which only a shell starts.
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
