import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type * as Core from '../../samples/node_modules/@rsbuild/core';
import { freePort } from '../setup/freePort.mjs';
import { type Exchange, formatExchanges, formatListing, normalizeLog } from './format.ts';
import type { Toolchain } from './installed.ts';
import {
  capture,
  createProject,
  listOutput,
  machinePaths,
  type Project,
  type Recording,
  readExcerpts,
} from './project.ts';
import { filesBelow, isFor, type SampleRequest, type ServerRun } from './sample.ts';

/** Starts a script of the sample with `PORT` set and waits until it responds. */
async function startBeside(root: string, script: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (answers) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${script} does not listen on the port in PORT`);
}

/** Sends a request; `usual` replaces the server's port in the response. */
async function send(port: number, usual: number, request: SampleRequest): Promise<Exchange> {
  const { path, method = 'GET', headers, show = ['content-type'], body } = request;
  const origin = `http://localhost:${port}`;
  const response = await fetch(origin + path, { method, headers, redirect: 'manual' });
  const text = await response.text();
  const shown = show.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value.replaceAll(`:${port}`, `:${usual}`)] as const];
  });
  return {
    method,
    path,
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(shown),
    body: body ? text.replaceAll(`:${port}`, `:${usual}`) : undefined,
  };
}

/** Compilations of a dev server, to be awaited one after the other. */
interface Compilations {
  /**
   * Waits for the next compilation.
   *
   * @throws If it fails unexpectedly, or succeeds although it should fail.
   */
  next(fails?: boolean): Promise<void>;
  /** Modules of the project, without packages, in the last compilation. */
  modules(): string[];
}

function watchCompilations({ rsbuild, root }: Project): Compilations {
  const results: { hasErrors: boolean; modules: string[] }[] = [];
  let wake: (() => void) | undefined;
  let waited = 0;
  rsbuild.onDevCompileDone(({ stats }) => {
    // Read immediately, as the next compilation discards the modules of this one.
    results.push({ hasErrors: stats.hasErrors(), modules: ownModules(stats, root) });
    wake?.();
  });
  return {
    async next(fails = false) {
      while (results.length <= waited) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      waited++;
      if (results.at(-1)?.hasErrors !== fails) {
        throw new Error(fails ? 'the compilation should fail and does not' : 'compilation failed');
      }
    },
    modules: () => results.at(-1)?.modules ?? [],
  };
}

/** Modules below `root`, by relative path. */
function ownModules(stats: Core.Rspack.Stats | Core.Rspack.MultiStats, root: string): string[] {
  const names = ('stats' in stats ? stats.stats : [stats]).flatMap((one) =>
    [...one.compilation.modules].map((module) => module.nameForCondition()),
  );
  const own = names
    .filter((name): name is string => typeof name === 'string' && isAbsolute(name))
    .map((name) => relative(root, name).split(sep).join('/'))
    .filter((name) => !name.startsWith('..'));
  return [...new Set(own)].sort();
}

/**
 * Requests lazily compiled modules, like the client does when they are imported, and lists the
 * modules compiled after each request.
 */
async function activateModules(
  modules: readonly string[],
  port: number,
  { root, folders }: Project,
  compilations: Compilations,
): Promise<string> {
  const lists = [`At the start\n${indent(compilations.modules())}`];
  for (const module of modules) {
    const scripts = folders.flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(join(root, folder, path), 'utf8')),
    );
    const ids = scripts.flatMap(
      (code) => code.match(/(?<=var data = ")lazy-compilation-proxy[^"]*/g) ?? [],
    );
    const id = ids.find((candidate) => candidate.split(sep).join('/').endsWith(`/${module}`));
    if (!id)
      throw new Error(`nothing compiled stands in for ${module}; there are: ${ids.join(', ')}`);
    await fetch(`http://localhost:${port}${urlOfLazyModules(scripts)}`, {
      method: 'POST',
      body: id,
    });
    // A compilation in progress does not include the module.
    while (!compilations.modules().includes(module)) await compilations.next();
    lists.push(`After a request for ${module}\n${indent(compilations.modules())}`);
  }
  return lists.join('\n');
}

/** URL at which the client requests modules, found in its own query. */
function urlOfLazyModules(scripts: readonly string[]): string {
  const [url] = scripts.flatMap(
    (code) => code.match(/(?<=lazy-compilation-web\.js\?)[\w%-]+/) ?? [],
  );
  if (!url) throw new Error('no script holds the client of lazy compilation');
  return decodeURIComponent(url);
}

function indent(lines: readonly string[]): string {
  return (lines.length > 0 ? lines : ['(none)']).map((line) => `  ${line}\n`).join('');
}

/** Runs a dev or preview server, sends the requests, and returns the recordings. */
export async function runServer(run: ServerRun, root: string, tool: Toolchain): Promise<Recording> {
  const port = await freePort();
  let besides: ChildProcess | undefined;
  let exchanges: Exchange[] = [];
  let recording: Recording = {};
  let listing = '';
  let usualPort = port;
  const log = await capture(async () => {
    if (run.beside) {
      const ownPort = await freePort();
      besides = await startBeside(root, run.beside.script, ownPort);
      process.env[run.beside.env] = `http://127.0.0.1:${ownPort}`;
    }
    const project = await createProject(run, root, { tool, port });
    const { rsbuild } = project;
    usualPort = project.usualPort;
    const compilations = watchCompilations(project);
    if (run.kind === 'preview') await (await rsbuild.build()).close();
    const { server, port: used } = await (run.kind === 'preview'
      ? rsbuild.preview()
      : rsbuild.startDevServer());
    try {
      if (run.kind === 'dev') await compilations.next(Boolean(run.fails));
      if (run.listing) listing = formatListing(listOutput(project));
      if (run.activate) listing += await activateModules(run.activate, used, project, compilations);
      for (const request of (run.requests ?? []).filter((one) => isFor(one, tool))) {
        exchanges = [...exchanges, await send(used, project.usualPort, request)];
      }
      recording = readExcerpts(project, run, tool);
    } finally {
      await server.close();
    }
  }).finally(() => besides?.kill());
  return {
    [`${run.name}.txt`]: [listing, formatExchanges(exchanges)].filter(Boolean).join('\n'),
    ...Object.fromEntries(
      Object.entries(recording).map(([path, part]) => [`${run.name}/${path}`, part]),
    ),
    ...(run.log && {
      [`${run.name}/log.txt`]: normalizeLog(log, machinePaths(root)).replaceAll(
        `:${port}`,
        `:${usualPort}`,
      ),
    }),
  };
}
