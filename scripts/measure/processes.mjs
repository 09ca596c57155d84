import { spawn } from 'node:child_process';
import { connect } from 'node:net';

/** Maximum waiting time in milliseconds: beyond it, the program hangs. */
export const limitMs = 180_000;

/** Shell script that runs a command and writes its CPU time to file descriptor 3. */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * Starts Node.js and collects its output.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {import('node:child_process').ChildProcess & { log: () => string }} `log` returns the
 *   output so far
 */
export function startNode(args, options) {
  return start(process.execPath, args, options);
}

/** @param {string} program @param {string[]} args @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options */
function start(program, args, { cwd, env = process.env }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  return Object.assign(child, { log: () => output });
}

/**
 * @param {import('node:child_process').ChildProcess} child - is killed
 * @returns {Promise<void>} resolves when it has exited
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Runs Node.js until it exits and measures it, including its child processes. Requires a POSIX
 * shell.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ wall: number, cpu: number }>} seconds
 * @throws {Error} with the output if the program fails
 */
export async function measureNode(args, options) {
  const started = performance.now();
  const child = start('sh', ['-c', timed, 'sh', process.execPath, ...args], options);
  let times = '';
  child.stdio[3]?.on('data', (data) => {
    times += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed (${code}):\n${child.log()}`);
  return { wall: secondsSince(started), cpu: cpuSeconds(times) };
}

/**
 * CPU time of a shell's child processes, from the second line of `times`.
 *
 * @param {string} times - as `0m1.25s 0m0.10s`, user and system
 * @returns {number} seconds, rounded to hundredths
 * @throws {Error} for an unexpected format
 */
export function cpuSeconds(times) {
  const line = times.trim().split('\n').at(-1) ?? '';
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`no times in '${times}'`);
  const seconds = parts.reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  return Math.round(seconds * 100) / 100;
}

/**
 * Waits until a server accepts connections.
 *
 * @param {number} port
 * @param {ReturnType<typeof startNode>} server
 * @returns {Promise<void>}
 * @throws {Error} with the output if the server exits or does not start in time
 */
export async function waitForPort(port, server) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended:\n${server.log()}`);
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no server on port ${port}:\n${server.log()}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * @param {number} started - from `performance.now()`
 * @returns {number} seconds, rounded to milliseconds
 */
export function secondsSince(started) {
  return Math.round(performance.now() - started) / 1000;
}
