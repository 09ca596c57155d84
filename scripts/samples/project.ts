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

/** Content of all recordings of a sample, by path below `recorded`. */
export type Recording = Record<string, string>;

/** Replacements for the folders of this machine in recordings. */
export function machinePaths(root: string): Record<string, string> {
  // The newest major's folder contains the others.
  const folders = toolchains.map(({ folder }) => [folder, '..'] as const).reverse();
  return { [root]: '.', ...Object.fromEntries(folders) };
}

/** An instance of the tool, and its output folders relative to the project root. */
export interface Project {
  rsbuild: Core.RsbuildInstance;
  root: string;
  folders: string[];
  /** Default port of its server, shown in recordings instead of the actual one. */
  usualPort: number;
}

const console_ = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Runs `task` and captures its terminal output. */
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
 * Environment variables that programs need. All others are removed, as the tool reads some, such as
 * `BROWSERSLIST` and `DEBUG`, and exposes those that begin with `PUBLIC_`.
 */
const kept = /^(?:path|pathext|comspec|systemroot|windir|te?mp|tmpdir|no_color|vitest.*)$/i;

/** Runs `task` in the environment of the command line, then restores the process. */
export async function asCommand<T>(run: Run, root: string, task: () => Promise<T>): Promise<T> {
  const command = run.kind ?? 'build';
  const { argv } = process;
  const env = { ...process.env };
  const cwd = process.cwd();
  for (const name of Object.keys(env)) if (!kept.test(name)) delete process.env[name];
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
  // The search for a PostCSS configuration stops here, outside the project.
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

/** Creates an instance of the tool for a run, like its command line; `port` is for its server. */
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
    // Nested folders are listed with the one that contains them.
    project.folders = [...new Set(folders)].filter(
      (folder) => !folders.some((other) => folder.startsWith(`${other}/`)),
    );
  });
  return project;
}

/**
 * Size of a file in bytes. The project path in development output counts as `.`, so that sizes do
 * not differ between machines.
 */
function sizeOf(file: string, root: string): number {
  if (!/\.(?:js|cjs|mjs|css|html|json|map)$/.test(file)) return statSync(file).size;
  return Buffer.byteLength(withoutMachinePaths(readFileSync(file, 'utf8'), machinePaths(root)));
}

/** All files that a run wrote, with sizes. */
export function listOutput({ root, folders }: Project) {
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => ({
      path: `${folder}/${path}`,
      size: sizeOf(join(root, folder, path), root),
    })),
  );
}

/** Reads the files that a run has to record. */
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

/** Whether a run starts a server. */
export function isServerRun(run: Run): run is ServerRun {
  return run.kind === 'dev' || run.kind === 'preview';
}
