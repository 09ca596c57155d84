/**
 * One run of the documented tool with a plugin that registers all hooks, in a separate process, so
 * that exit hooks and `NODE_ENV` are those of a normal run.
 *
 * Usage: `node session.mjs <command> <project> <log> <environment,…> <folder>` where the command is
 * `dev`, `build`, `watch` (a build in watch mode) or `preview`, and the folder contains
 * `node_modules` with the version to run. Writes one `RawEvent` (see `order.ts`) per line to the
 * log, and the registered hooks to standard output.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../setup/freePort.mjs';

/** Delay in hooks of the compilation, so that concurrent hooks are called between them. */
const holdMs = 60;
/** Delay after a compilation, until the watcher is ready for the next change. */
const settleMs = 400;

const [command = '', project = '', log = '', environmentNames = '', folder = ''] =
  process.argv.slice(2);

const installed = createRequire(path.join(folder, 'package.json'));
/** @type {typeof import('../../samples/v1/node_modules/@rsbuild/core')} */
const { createRsbuild, logger } = await import(
  pathToFileURL(installed.resolve('@rsbuild/core')).href
);
logger.level = 'error';

/** @param {import('./order.ts').RawEvent} event */
const record = (event) => appendFileSync(log, `${JSON.stringify(event)}\n`);

/** @typedef {import('../../samples/v1/node_modules/@rsbuild/core').RsbuildPluginAPI} PluginApi */

/** @type {Parameters<PluginApi['processAssets']>[0]['stage'][]} */
const stages = [
  'additional',
  'pre-process',
  'derived',
  'additions',
  'none',
  'optimize',
  'optimize-count',
  'optimize-compatibility',
  'optimize-size',
  'dev-tooling',
  'optimize-inline',
  'summarize',
  'optimize-hash',
  'optimize-transfer',
  'analyse',
  'report',
];

/** Members of the plugin API that are not hooks. The recording fails for members in no list. */
const notHooks = [
  'context',
  'logger',
  'expose',
  'useExposed',
  'isPluginExists',
  'getRsbuildConfig',
  'getNormalizedConfig',
];

/** @type {string[]} */
const registered = [];
/** @type {Record<string, string>} */
const aliases = {};

/** @type {(() => void)[]} */
let waiting = [];
const nextCompile = () =>
  new Promise((resolve) => {
    waiting.push(() => resolve(undefined));
  });
const compiled = () => {
  for (const resolve of waiting) resolve();
  waiting = [];
};

/**
 * Name of the environment in the arguments of a hook.
 *
 * @param {{ environment?: { name: string } }[]} args
 */
const environmentOf = (args) => args.find((arg) => arg?.environment)?.environment?.name;

/** @type {import('../../samples/v1/node_modules/@rsbuild/core').RsbuildPlugin} */
const recorder = {
  name: 'record-order',
  setup(api) {
    record({ hook: 'setup' });
    for (const hook of Object.keys(api).filter((name) => !notHooks.includes(name))) {
      /** @type {(handler: (...args: { environment?: { name: string } }[]) => unknown) => void} */
      const register = Reflect.get(api, hook);
      const same = registered.find((name) => Reflect.get(api, name) === register);
      if (same) {
        aliases[hook] = same;
        continue;
      }
      registered.push(hook);
      if (hook === 'transform') {
        api.transform({ test: /\.js$/ }, ({ code, environment }) => {
          record({ hook, environment: environment.name });
          return code;
        });
      } else if (hook === 'resolve') {
        api.resolve(({ environment }) => record({ hook, environment: environment.name }));
      } else if (hook === 'processAssets') {
        for (const stage of stages) {
          api.processAssets({ stage }, ({ environment }) =>
            record({ hook, environment: environment.name, stage }),
          );
        }
      } else if (hook === 'modifyEnvironmentConfig') {
        api.modifyEnvironmentConfig((_config, { name }) => record({ hook, environment: name }));
      } else if (/^modify[A-Z]/.test(hook)) {
        register((...args) => record({ hook, environment: environmentOf(args) }));
      } else if (/^on[A-Z]/.test(hook)) {
        register((...args) => {
          record({ hook, environment: environmentOf(args) });
          return pause(holdMs);
        });
      } else {
        throw new Error(`The plugin API has a member this recorder does not know: ${hook}`);
      }
    }
    // Its name up to 1.4.
    (api.onAfterDevCompile ?? api.onDevCompileDone)(compiled);
    api.onAfterBuild(compiled);
  },
};

/** Changes a module and waits for the compilation. */
async function rebuild() {
  await pause(settleMs);
  record({ phase: 'rebuild' });
  const done = nextCompile();
  writeFileSync(path.join(project, 'src/value.js'), 'export const value = 2;\n');
  await done;
  await pause(settleMs);
}

const rsbuild = await createRsbuild({
  cwd: project,
  rsbuildConfig: {
    plugins: [recorder],
    source: { entry: { index: './src/index.js', about: './src/about.js' } },
    environments: Object.fromEntries(
      environmentNames.split(',').map((name) => [
        name,
        {
          output: { target: name === 'node' ? 'node' : 'web', distPath: { root: `dist/${name}` } },
        },
      ]),
    ),
    server: { port: await freePort(), host: '127.0.0.1', printUrls: false },
    performance: { printFileSize: false },
  },
});

/**
 * In the first versions, a build returns nothing.
 *
 * @param {{ close: () => Promise<void> } | undefined} result
 */
const closeOf = (result) => result?.close ?? (async () => {});

record({ phase: 'start' });
const firstCompile = nextCompile();
/** @type {() => Promise<void>} */
let close;
if (command === 'dev') {
  const { server } = await rsbuild.startDevServer();
  await firstCompile;
  await rebuild();
  close = server.close;
} else if (command === 'watch') {
  close = closeOf(await rsbuild.build({ watch: true }));
  await firstCompile;
  await rebuild();
} else if (command === 'build') {
  close = closeOf(await rsbuild.build());
} else if (command === 'preview') {
  const { server } = await rsbuild.preview({ checkDistDir: false });
  close = server.close;
} else {
  throw new Error(`Unknown command: ${command}`);
}
record({ phase: 'close' });
await close();

process.stdout.write(JSON.stringify({ version: rsbuild.context.version, registered, aliases }));
record({ phase: 'exit' });
process.exit();
