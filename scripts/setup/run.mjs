import { spawn } from 'node:child_process';

/**
 * Runs a command with inherited standard streams.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} exit code; 1 if the command was killed by a signal or could not start
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      // On Windows npm and npx are command scripts, which require a shell.
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs commands one after the other, even if one fails.
 *
 * @param {[command: string, args: string[]][]} commands
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} exit code of the first that failed, otherwise 0
 */
export async function runAll(commands, options) {
  let failed = 0;
  for (const [command, args] of commands) {
    const code = await run(command, args, options);
    failed ||= code;
  }
  return failed;
}

/**
 * Runs a command and collects its output, for commands that run in parallel.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code as of {@link run}; output, or the
 *   reason why the command could not start
 */
export function runBuffered(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      shell: process.platform === 'win32',
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 1, output: `${output}${message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
