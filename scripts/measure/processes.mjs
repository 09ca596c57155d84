import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { cpuSeconds, processStatus, treeMemory } from './usage.mjs';

/** Longest time that a wait may take, in milliseconds: past it the program is broken, not slow. */
export const limitMs = 180_000;

/** Milliseconds between two looks at the memory: a look costs about four. */
const sampleMs = 200;

/** Writes the processor time of a command to the fourth channel once it has ended. */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * Starts a program with its output kept.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {import('node:child_process').ChildProcess & { log: () => string }} `log` is what it has
 *   printed so far
 */
export function start(program, args, { cwd, env = process.env }) {
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
    if (child.exitCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Runs a program to its end and measures it with all the processes it starts. Needs a POSIX shell.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ wall: number, cpu: number, memory: number }>} seconds, seconds, megabytes at
 *   the peak (0 where there is no /proc to read)
 * @throws {Error} when the program fails, with what it printed
 */
export async function measureProcess(program, args, options) {
  const started = performance.now();
  const child = start('sh', ['-c', timed, 'sh', program, ...args], options);
  let times = '';
  child.stdio[3]?.on('data', (data) => {
    times += data;
  });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, treeMemory(runningProcesses(), child.pid ?? 0));
  }, sampleMs);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed (${code}):\n${child.log()}`);
  return { wall: secondsSince(started), cpu: cpuSeconds(times), memory: Math.round(memory) };
}

/** @returns {Map<number, { parent: number, kilobytes: number }>} empty where there is no /proc */
function runningProcesses() {
  /** @type {Map<number, { parent: number, kilobytes: number }>} */
  const processes = new Map();
  let names;
  try {
    names = readdirSync('/proc');
  } catch {
    return processes;
  }
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), processStatus(readFileSync(`/proc/${name}/status`, 'utf8')));
    } catch {
      // It ended between the two readings.
    }
  }
  return processes;
}

/**
 * Waits until a server accepts connections.
 *
 * @param {number} port
 * @param {ReturnType<typeof start>} server
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
 * @template T
 * @param {Promise<T>} work
 * @param {string} message - what did not happen
 * @returns {Promise<T>}
 * @throws {Error} when the work takes longer than the limit
 */
export function withLimit(work, message) {
  return Promise.race([
    work,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${message} within ${limitMs / 1000} s`)), limitMs).unref();
    }),
  ]);
}

/**
 * @param {number} started - of `performance.now()`
 * @returns {number} seconds, to the millisecond
 */
export function secondsSince(started) {
  return Math.round(performance.now() - started) / 1000;
}
