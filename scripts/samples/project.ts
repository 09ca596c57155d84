import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { format } from 'node:util';
import type * as Core from '../../samples/node_modules/@rsbuild/core';
import { breakTags, excerpt, sortLists, withoutMachinePaths } from './format.ts';
import { type Toolchain, toolchains } from './installed.ts';
import {
  type Excerpt,
  filesBelow,
  isFor,
  type Run,
  recordingOf,
  type ServerRun,
} from './sample.ts';

/** Content of every recording of a sample, by path below `recorded`. */
export type Recording = Record<string, string>;

/** What stands for the folders of this machine in everything recorded. */
export function machinePaths(root: string): Record<string, string> {
  // That of the newest major holds those of the others.
  const folders = toolchains.map(({ folder }) => [folder, '..'] as const).reverse();
  return { [root]: '.', ...Object.fromEntries(folders) };
}

/** An instance of the tool, and the folders it writes to, from the project's root. */
export interface Project {
  rsbuild: Core.RsbuildInstance;
  root: string;
  folders: string[];
  /** The port its server would use, which recordings show in place of a free one. */
  usualPort: number;
}

const console_ = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Runs `task` and keeps what it prints from the terminal. */
export async function capture(task: () => Promise<void>): Promise<string> {
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

/**
 * Environment variables that programs need to run. All others are the machine's: the tool reads
 * some, such as `BROWSERSLIST` and `DEBUG`, and puts those that begin with `PUBLIC_` into the code.
 */
const kept = /^(?:path|pathext|comspec|systemroot|windir|te?mp|tmpdir|no_color|vitest.*)$/i;

/** Runs `task` as the command line would be run, then puts the process back as it was. */
export async function asCommand<T>(run: Run, root: string, task: () => Promise<T>): Promise<T> {
  const command = run.kind ?? 'build';
  const { argv } = process;
  const env = { ...process.env };
  const cwd = process.cwd();
  for (const name of Object.keys(env)) if (!kept.test(name)) delete process.env[name];
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

/** Creates an instance of the tool for a run, as its command line would; `port` is for its server. */
export async function createProject(
  run: Run,
  root: string,
  { tool, port }: { tool: Toolchain; port: number },
): Promise<Project> {
  const core = await tool.import<typeof Core>('@rsbuild/core');
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

/** Every file that a run wrote, with its size. */
export function listOutput({ root, folders }: Project) {
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => ({
      path: `${folder}/${path}`,
      size: sizeOf(join(root, folder, path), root),
    })),
  );
}

/** Reads the files that a run wants recorded. */
export function readExcerpts(
  { root, folders }: Project,
  { files: wanted = [] }: Run,
  tool: Toolchain,
): Recording {
  const written = folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => ({ path, file: join(root, folder, path) })),
  );
  const recording: Recording = {};
  for (const entry of wanted) {
    const wish: Excerpt = typeof entry === 'string' ? { from: entry } : entry;
    if (!isFor(wish, tool)) continue;
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
    recording[recordingOf(wish)] = part.endsWith('\n') ? part : `${part}\n`;
  }
  return recording;
}

/** Distinguishes runs of servers from builds. */
export function isServerRun(run: Run): run is ServerRun {
  return run.kind === 'dev' || run.kind === 'preview';
}
