import { spawn } from 'node:child_process';
import { connect } from 'node:net';

/** Longest time that a wait may take, in milliseconds: past it the program is broken, not slow. */
export const limitMs = 180_000;

/** Writes the CPU time of a command to the fourth channel once it has ended. */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * Starts Node.js and keeps what it prints.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {import('node:child_process').ChildProcess & { log: () => string }} `log` is what it has
 *   printed so far
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
 * @returns {Promise<void>} once it has ended
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Runs Node.js to the end of its program and measures it, with all the processes that it starts.
 * Needs a POSIX shell.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ wall: number, cpu: number }>} seconds
 * @throws {Error} when the program fails, with what it printed
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
 * CPU time of the children of a shell, from the second line of its `times`.
 *
 * @param {string} times - as `0m1.25s 0m0.10s`, user and system
 * @returns {number} seconds, to the hundredth
 * @throws {Error} when the shell wrote something else
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
 * @throws {Error} when the server ends or the limit passes, with what it printed
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
 * @param {number} started - of `performance.now()`
 * @returns {number} seconds, to the millisecond
 */
export function secondsSince(started) {
  return Math.round(performance.now() - started) / 1000;
}
