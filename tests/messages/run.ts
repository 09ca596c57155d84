/** Runs the tool on the project of a case and returns the printed output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { projects } from '../../scripts/facts/messages/pinned.ts';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { normalize } from './normalize.ts';
import { readText, writeProject } from './project.ts';
import type { Case } from './types.ts';

/** A major of the tool with its packages. */
export interface Toolchain {
  major: string;
  /** Contains `node_modules`. */
  folder: string;
}

/** Installed majors, newest first. */
export const toolchains: readonly Toolchain[] = projects.map((folder) => {
  const manifest = path.join(folder, 'node_modules/@rsbuild/core/package.json');
  const [major = ''] = JSON.parse(readText(manifest)).version.split('.');
  return { major, folder };
});

/** Variables that programs need; others would affect the tool. */
const kept = /^(?:path|pathext|comspec|systemroot|windir|te?mp|tmpdir)$/i;

/** Maximum time for a server to print the expected text, in milliseconds. */
const patience = 25_000;

/**
 * @param one - the case
 * @returns printed output with colors, without parts that differ between machines or runs
 * @throws {Error} with the output if a server does not print the expected text
 */
export async function runCase(one: Case, { folder }: Toolchain): Promise<string> {
  const port = await freePort();
  const occupied = one.isOccupied ? await occupy(port) : undefined;
  const project = writeProject(one, folder, port);
  const log = `${project.root}.log`;
  const output = openSync(log, 'w');
  try {
    const child = start(one, folder, project.root, port, output);
    const ended = once(child, 'exit');
    const limit = setTimeout(() => child.kill('SIGKILL'), patience);
    let answer = '';
    if (one.until === undefined) {
      const [code] = await ended;
      if (code === null) throw new Error(`does not end:\n${readText(log)}`);
    } else {
      try {
        if (one.request) answer = await ask(one.request, port, log);
        await printed(log, one.until, child, answer);
      } finally {
        child.kill('SIGKILL');
        await ended;
      }
    }
    clearTimeout(limit);
    return normalize(readText(log) + answer, { root: project.root, folder, port });
  } finally {
    closeSync(output);
    rmSync(log);
    occupied?.close();
    project.remove();
  }
}

function start(one: Case, folder: string, root: string, port: number, output: number) {
  const { command = ['build'] } = one;
  const args = Array.isArray(command)
    ? [path.join(folder, 'node_modules/@rsbuild/core/bin/rsbuild.js'), ...command]
    : [(command as { script: string }).script];
  const env = Object.entries(process.env).filter(([name]) => kept.test(name));
  return spawn(
    process.execPath,
    args.map((arg) => arg.replaceAll('{PORT}', String(port))),
    {
      cwd: root,
      // The search for a PostCSS configuration stops here, outside the project.
      env: {
        ...Object.fromEntries(env),
        HOME: root,
        FORCE_COLOR: '1',
        BROWSER: 'none',
        ...one.env,
      },
      stdio: ['ignore', output, output],
    },
  );
}

async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
}

/** Sends a request once the server listens. */
async function ask(
  { path: requested, headers, shows }: NonNullable<Case['request']>,
  port: number,
  log: string,
): Promise<string> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    try {
      // `ready` is printed after the first build.
      if (/ready|built in|Error/.test(readText(log))) {
        const response = await fetch(`http://localhost:${port}${requested}`, { headers });
        const text = await response.text();
        return shows === 'body' ? `${text}\n` : '';
      }
    } catch {
      // The server does not listen yet.
    }
    await pause();
  }
  throw new Error(`no server answers:\n${readText(log)}`);
}

async function printed(log: string, text: string, child: ChildProcess, answer: string) {
  const until = Date.now() + patience;
  const has = () => plain(readText(log) + answer).includes(text);
  while (Date.now() < until && child.exitCode === null && !has()) await pause();
  if (!has()) throw new Error(`'${text}' is not printed:\n${readText(log)}`);
  // Waits for further lines of the message.
  await pause(150);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
const plain = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');
const pause = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms));
