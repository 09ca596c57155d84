/**
 * Runs the documented tool with a plugin that registers all hooks, and writes the order of their
 * calls to `src/data/hook-order.json`.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { countCalls, type HookStep, orderSteps, type RawEvent } from './order.ts';

export type { HookStep };

const script = path.join(import.meta.dirname, 'session.mjs');
const samples = path.join(import.meta.dirname, '../../samples');
export const dataFile = path.join(import.meta.dirname, '../../src/data/hook-order.json');

/** The project for all sessions. Two pages, three modules, four requests: see `countCalls`. */
const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'src/index.js': "import { value } from './value.js';\nconsole.log(value);\n",
  'src/about.js': "import { value } from './value.js';\nconsole.log(value + 1);\n",
  'src/value.js': 'export const value = 1;\n',
};
const size = { pages: 2, modules: 3, requests: 4 };

export type SessionCommand = 'dev' | 'build' | 'watch' | 'preview';

export interface Session {
  events: RawEvent[];
  /** Version of `@rsbuild/core` that ran. */
  version: string;
  /** Hooks of the plugin API. */
  registered: string[];
  /** Aliases of hooks: `onDevCompileDone` registers the same as `onAfterDevCompile`. */
  aliases: Record<string, string>;
}

/**
 * Runs one command in a new project and a separate process.
 *
 * @param command what to run; `watch` is a build in watch mode. `dev` and `watch` compile twice
 * @param environments names of the environments; `node` targets Node.js, all others the browser
 * @param folder folder that contains `node_modules` with the version to run
 * @throws if the run fails
 */
export async function runSession(
  command: SessionCommand,
  environments: string[] = ['web'],
  folder = samples,
): Promise<Session> {
  const project = await mkdtemp(path.join(tmpdir(), 'hook-order-'));
  try {
    await mkdir(path.join(project, 'src'));
    // In the past, as the watcher would otherwise treat the files as changed.
    const past = new Date(Date.now() - 60_000);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(project, name);
      await writeFile(file, content);
      await utimes(file, past, past);
    }
    const log = path.join(project, 'events.log');
    const { NODE_ENV, DEBUG, ...env } = process.env;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [script, command, project, log, environments.join(','), folder],
      // Without a terminal, the tool stops at the end of standard input, except on CI.
      { env: { ...env, CI: 'true' }, timeout: 60_000 },
    );
    const events = (await readFile(log, 'utf8'))
      .trim()
      .split('\n')
      .map((line): RawEvent => JSON.parse(line));
    return { ...JSON.parse(stdout), events };
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

export interface HookOrderData {
  generator: string;
  recordedAt: string;
  package: string;
  version: string;
  aliases: Record<string, string>;
  /** Hooks that none of the commands calls. */
  neverCalled: string[];
  commands: Record<'dev' | 'build' | 'preview', HookStep[]>;
}

/**
 * Records all commands. Takes a few seconds.
 *
 * @param folder folder that contains `node_modules` with the version to run
 * @returns content of the data file
 */
export async function recordHookOrder(folder = samples): Promise<HookOrderData> {
  const session = (command: SessionCommand) => runSession(command, ['web'], folder);
  const build = await session('build');
  const watch = await session('watch');
  const dev = await session('dev');
  const preview = await session('preview');
  const each = countCalls(build.events, size);
  const commands = {
    dev: orderSteps(dev.events, each),
    build: orderSteps(build.events, each, watch.events),
    preview: orderSteps(preview.events, each),
  };
  const called = new Set(Object.values(commands).flatMap((steps) => steps.map(({ hook }) => hook)));
  return {
    generator: 'scripts/hooks/record-order.ts',
    recordedAt: new Date().toISOString().slice(0, 10),
    package: '@rsbuild/core',
    version: build.version,
    aliases: build.aliases,
    neverCalled: build.registered.filter((hook) => !called.has(hook)),
    commands,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const data = await recordHookOrder();
  await writeFile(dataFile, `${JSON.stringify(data, null, 2)}\n`);
  console.log(`${data.package} ${data.version}: ${path.relative(process.cwd(), dataFile)}`);
}
