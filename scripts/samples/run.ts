import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join, relative, sep } from 'node:path';
import { format } from 'node:util';
import type * as Core from '../../samples/node_modules/@rsbuild/core';
import {
  breakTags,
  type Exchange,
  excerpt,
  formatExchanges,
  formatListing,
  normalizeLog,
  sortLists,
  withoutMachinePaths,
} from './format.ts';
import { importFromSamples, samplesFolder } from './installed.ts';
import {
  type BuildRun,
  type Excerpt,
  filesBelow,
  isSource,
  type Run,
  type Sample,
  type SampleRequest,
  type ServerRun,
} from './sample.ts';

/** Content of every recording of a sample, by path below `recorded`. */
export type Recording = Record<string, string>;

/** What stands for the folders of this machine in everything recorded. */
function machinePaths(root: string): Record<string, string> {
  return { [root]: '.', [samplesFolder]: '..' };
}

/** An instance of the tool, and the folders it writes to, from the project's root. */
interface Project {
  rsbuild: Core.RsbuildInstance;
  root: string;
  folders: string[];
  /** The port its server would use, which recordings show in place of a free one. */
  usualPort: number;
}

const console_ = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Runs `task` and keeps what it prints from the terminal. */
async function capture(task: () => Promise<void>): Promise<string> {
  const before = { ...console };
  let text = '';
  for (const method of console_) {
    console[method] = (...values: unknown[]) => {
      text += `${format(...values)}\n`;
    };
  }
  try {
    await task();
    return text;
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { log: text });
  } finally {
    for (const method of console_) console[method] = before[method];
  }
}

/** Runs `task` as the command line would be run, then puts the process back as it was. */
async function asCommand<T>(run: Run, root: string, task: () => Promise<T>): Promise<T> {
  const command = run.kind ?? 'build';
  const { argv } = process;
  const env = { ...process.env };
  const cwd = process.cwd();
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
  // Where the search for a PostCSS configuration ends: what lies above is the machine's.
  process.env.HOME = root;
  Object.assign(process.env, run.env);
  process.argv = ['node', 'rsbuild', command];
  process.chdir(root);
  try {
    return await task();
  } finally {
    process.chdir(cwd);
    process.argv = argv;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}

/** A port that nothing listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function createProject(run: Run, root: string, port: number): Promise<Project> {
  const core = await importFromSamples<typeof Core>('@rsbuild/core');
  const { content } = await core.loadConfig({
    cwd: root,
    path: run.config ?? 'rsbuild.config.ts',
    envMode: run.envMode,
  });
  const own = {
    ...(run.mode && { mode: run.mode }),
    ...(isServerRun(run) && { server: { port, host: 'localhost', open: false } }),
  } satisfies Core.RsbuildConfig;
  const rsbuild = await core.createRsbuild({
    cwd: root,
    config: core.mergeRsbuildConfig(content, own, run.override as Core.RsbuildConfig),
    loadEnv: { mode: run.envMode },
  });
  const usualPort = content.server?.port ?? 3000;
  const project: Project = { rsbuild, root, folders: [], usualPort };
  rsbuild.onBeforeCreateCompiler(({ environments }) => {
    const folders = Object.values(environments).map(({ distPath }) =>
      relative(root, distPath).split(sep).join('/'),
    );
    // One folder inside another is listed with it.
    project.folders = [...new Set(folders)].filter(
      (folder) => !folders.some((other) => folder.startsWith(`${other}/`)),
    );
  });
  return project;
}

/**
 * Size of a file in bytes. Development output names the project's folder; it counts as if that
 * were `.`, or sizes would differ from machine to machine.
 */
function sizeOf(file: string, root: string): number {
  if (!/\.(?:js|cjs|mjs|css|html|json|map)$/.test(file)) return statSync(file).size;
  return Buffer.byteLength(withoutMachinePaths(readFileSync(file, 'utf8'), machinePaths(root)));
}

function listOutput({ root, folders }: Project) {
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => ({
      path: `${folder}/${path}`,
      size: sizeOf(join(root, folder, path), root),
    })),
  );
}

/** Reads the files that a run wants recorded. */
function readExcerpts({ root, folders }: Project, wanted: Run['files'] = []): Recording {
  const written = folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => ({ path, file: join(root, folder, path) })),
  );
  const recording: Recording = {};
  for (const entry of wanted) {
    const wish: Excerpt = typeof entry === 'string' ? { from: entry } : entry;
    const pattern = wish.from.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const hits = written.filter(({ path }) => new RegExp(`^${pattern.join('[^/]*')}$`).test(path));
    const [hit] = hits;
    if (!hit || hits.length > 1) {
      const found = hits.length > 1 ? hits : written;
      const paths = found.map(({ path }) => path).join(', ');
      throw new Error(`'${wish.from}' fits ${hits.length} output files of ${paths}`);
    }
    const text = withoutMachinePaths(readFileSync(hit.file, 'utf8'), machinePaths(root)).replaceAll(
      '\r\n',
      '\n',
    );
    const lines = wish.breakTags ? breakTags(text) : wish.sortLists ? sortLists(text) : text;
    const part = excerpt(lines, wish.start, wish.end);
    recording[wish.as ?? wish.from.replace(/[.-]?\*/g, '')] = part.endsWith('\n')
      ? part
      : `${part}\n`;
  }
  return recording;
}

async function buildProject(run: BuildRun, root: string): Promise<Project> {
  const project = await createProject(run, root, 0);
  const result = await project.rsbuild.build();
  await result.close();
  return project;
}

async function runBuild(run: BuildRun, root: string): Promise<Recording> {
  let recording: Recording = {};
  let listing = '';
  let failed = false;
  const log = await capture(async () => {
    const project = await buildProject(run, root).catch((error: unknown) => {
      if (!run.fails) throw error;
      failed = true;
    });
    if (!project) return;
    if (run.fails) throw new Error('the build should fail and does not');
    listing = formatListing(listOutput(project));
    recording = readExcerpts(project, run.files);
  });
  const text = normalizeLog(log, machinePaths(root));
  if (failed) return { [`${run.name}.txt`]: text };
  return {
    [`${run.name}.txt`]: listing,
    ...Object.fromEntries(
      Object.entries(recording).map(([path, part]) => [`${run.name}/${path}`, part]),
    ),
    ...(run.log && { [`${run.name}/log.txt`]: text }),
  };
}

/** Starts a script of the sample with `PORT` set and waits until it answers. */
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

/** Sends a request; `usual` replaces the server's port in what comes back. */
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

/** Compilations of a dev server, to wait for one after the other. */
interface Compilations {
  /**
   * Waits for the next compilation that has not been waited for.
   *
   * @throws When it fails but should not, or the other way round.
   */
  next(fails?: boolean): Promise<void>;
  /** Modules of the project, not of packages, that the last compilation holds. */
  modules(): string[];
}

function watchCompilations({ rsbuild, root }: Project): Compilations {
  const results: { hasErrors: boolean; modules: string[] }[] = [];
  let wake: (() => void) | undefined;
  let waited = 0;
  rsbuild.onDevCompileDone(({ stats }) => {
    // Read now: the next compilation takes the modules of this one away.
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

/** Modules below `root`, by their paths from there. */
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
 * Asks for modules that are compiled lazily, as the client in the browser does when they are
 * imported, and tells which modules are compiled after each request.
 */
async function activateModules(
  modules: readonly string[],
  port: number,
  { root, folders }: Project,
  compilations: Compilations,
): Promise<string> {
  const told = [`At the start\n${indent(compilations.modules())}`];
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
    await fetch(`http://localhost:${port}/lazy-compilation-using-`, { method: 'POST', body: id });
    // A compilation under way at that moment ends without it.
    while (!compilations.modules().includes(module)) await compilations.next();
    told.push(`After a request for ${module}\n${indent(compilations.modules())}`);
  }
  return told.join('\n');
}

function indent(lines: readonly string[]): string {
  return (lines.length > 0 ? lines : ['(none)']).map((line) => `  ${line}\n`).join('');
}

async function runServer(run: ServerRun, root: string): Promise<Recording> {
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
    const project = await createProject(run, root, port);
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
      for (const request of run.requests ?? []) {
        exchanges = [...exchanges, await send(used, project.usualPort, request)];
      }
      recording = readExcerpts(project, run.files);
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

function isServerRun(run: Run): run is ServerRun {
  return run.kind === 'dev' || run.kind === 'preview';
}

/**
 * Builds a sample and returns what is to be recorded. The sample's folder stays untouched: the
 * work is done on a copy, always as deep below `samples`, because the paths to packages enter the
 * ids of modules and with them the hashes.
 *
 * @param sample As `readSample` returns it.
 * @throws When a run fails that should not, or a file to record is not there; the message names the run.
 */
export async function runSample(sample: Sample): Promise<Recording> {
  const scratch = join(samplesFolder, '.cache');
  mkdirSync(scratch, { recursive: true });
  const recording: Recording = {};
  for (const run of sample.runs) {
    const copy = mkdtempSync(join(scratch, `${sample.name}-`));
    const root = join(copy, run.root ?? '.');
    try {
      cpSync(sample.folder, copy, {
        recursive: true,
        filter: (path) => isSource(sample.folder, path),
      });
      const result = await asCommand(run, root, () =>
        isServerRun(run) ? runServer(run, root) : runBuild(run, root),
      );
      Object.assign(recording, result);
    } catch (error) {
      const { message, log = '' } = error as Error & { log?: string };
      const printed = normalizeLog(log, machinePaths(root)).trim();
      throw new Error(`samples/${sample.name}, run '${run.name}': ${message}\n${printed}`, {
        cause: error,
      });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  return recording;
}
