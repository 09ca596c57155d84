/** Claims on the page about core exports, tested with the pinned package. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { toolchains } from '../../scripts/samples/installed.ts';
import { by, tool } from '../testedTool.ts';

const core = await tool.import<typeof Core>('@rsbuild/core');
const { createRsbuild, loadConfig, loadEnv, logger, mergeRsbuildConfig } = core;

// Actual builds and processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let root: string;
const write = async (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
};

beforeEach(async () => {
  logger.level = 'silent';
  // The real path, as the folder for temporary files is a symlink on macOS.
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'core-api-')));
  await write({ 'package.json': '{ "private": true, "type": "module" }\n' });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

/** A new object every time, as `loadEnv` modifies its argument. */
const config = (): Core.RsbuildConfig => ({
  performance: { printFileSize: false },
  output: { filenameHash: false },
});
const output = () => readFile(path.join(root, 'dist/static/js/index.js'), 'utf8');

it('exports what the page describes with one major or another', async () => {
  const page = await readFile(
    path.join(import.meta.dirname, '../../docs/en/api/javascript-api/core.mdx'),
    'utf8',
  );
  const described = [...page.matchAll(/<ApiSignature name="(\w+)" \/>/g)].map(([, name]) => name);
  const all = toolchains.flatMap((one) => Object.keys(one.require('@rsbuild/core')));
  expect(described.sort()).toEqual([...new Set(all)].sort());
});

it('can be required', () => {
  expect(Object.keys(tool.require('@rsbuild/core')).sort()).toEqual(Object.keys(core).sort());
});

describe('createRsbuild', () => {
  it('reads no configuration file', async () => {
    await write({ 'rsbuild.config.mjs': 'throw new Error("not read");\n', 'src/index.js': '' });
    const rsbuild = await createRsbuild({ cwd: root });
    await expect(rsbuild.initConfigs()).resolves.toHaveLength(1);
  });

  it('takes the configuration as an object, a function, or under its older name', async () => {
    const title = async (options: Core.CreateRsbuildOptions) =>
      (await createRsbuild({ cwd: root, ...options })).getRsbuildConfig().html?.title;
    expect(await title({ config: { html: { title: 'object' } } })).toBe('object');
    expect(await title({ config: async () => ({ html: { title: 'function' } }) })).toBe('function');
    expect(await title({ rsbuildConfig: { html: { title: 'older' } } })).toBe('older');
    expect(
      await title({
        config: { html: { title: 'newer' } },
        rsbuildConfig: { html: { title: 'older' } },
      }),
    ).toBe('newer');
  });

  it('puts root below cwd, and keeps the name of the caller', async () => {
    const rsbuild = await createRsbuild({
      cwd: root,
      callerName: 'my-tool',
      config: { root: 'packages/app' },
    });
    expect(rsbuild.context.rootPath).toBe(path.join(root, 'packages/app'));
    expect(rsbuild.context.callerName).toBe('my-tool');
    expect((await createRsbuild()).context).toMatchObject({
      rootPath: process.cwd(),
      callerName: 'rsbuild',
    });
  });

  it('limits the run to the environments that are named', async () => {
    const environments = { web: {}, node: { output: { target: 'node' } } } as const;
    await write({ 'src/index.js': '' });
    const options = { cwd: root, config: { environments } };
    const some = await createRsbuild({ ...options, environment: ['node'] });
    expect((await some.initConfigs()).map(({ name }) => name)).toEqual(['node']);
    const none = await createRsbuild({ ...options, environment: ['nope'] });
    await expect(none.initConfigs()).rejects.toThrow(
      'The current build is specified to run only in the nope environment, but the configuration of the specified environment was not found.',
    );
  });

  it.each<[string, unknown, string]>([
    ['text', 'plugin', 'Expect Rsbuild plugin instance to be an object, but got string.'],
    [
      'an object without setup',
      { name: 'x' },
      'Expect the setup function of Rsbuild plugin to be a function',
    ],
    [
      'a plugin of Rspack',
      { apply() {} },
      'looks like a webpack or Rspack plugin, please use `tools.rspack` to register it',
    ],
  ])('rejects %s in plugins', async (_what, plugin, message) => {
    const options = { cwd: root, config: { plugins: [plugin as Core.RsbuildPlugin] } };
    await expect(createRsbuild(options)).rejects.toThrow(message);
  });

  it('sets a plugin up as often as it is listed', async () => {
    let times = 0;
    const plugin = (): Core.RsbuildPlugin => ({ name: 'twice', setup: () => void times++ });
    const one: Core.RsbuildConfig = { plugins: [plugin()] };
    const two: Core.RsbuildConfig = { plugins: [plugin()] };
    const rsbuild = await createRsbuild({ cwd: root, config: mergeRsbuildConfig(one, two) });
    await rsbuild.initConfigs();
    expect(times).toBe(2);
  });

  it('takes nested lists, promises and falsy values as plugins', async () => {
    const plugin = (name: string) => ({ name, setup() {} });
    const rsbuild = await createRsbuild({
      cwd: root,
      config: { plugins: [Promise.resolve(plugin('a')), [false, null, [plugin('b')]]] },
    });
    const names = rsbuild.getPlugins().map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('rsbuild:'))).toEqual(['a', 'b']);
  });

  it('loadEnv: true knows no .env.production unless NODE_ENV is set or the mode given', async () => {
    await write({
      'src/index.js': 'console.log(import.meta.env.PUBLIC_A, import.meta.env.PUBLIC_P);\n',
      '.env': 'PUBLIC_A=base\n',
      '.env.production': 'PUBLIC_P=production\n',
    });
    const build = async (env: Core.CreateRsbuildOptions['loadEnv']) => {
      const options: Core.CreateRsbuildOptions = { cwd: root, config: config() };
      if (env !== undefined) options.loadEnv = env;
      const rsbuild = await createRsbuild(options);
      const { close } = await rsbuild.build();
      const during = process.env.PUBLIC_A;
      await close();
      return [await output(), during, process.env.PUBLIC_A];
    };
    vi.stubEnv('NODE_ENV', undefined);
    expect(await build(true)).toEqual(['console.log("base",void 0);', 'base', undefined]);
    expect(process.env.NODE_ENV).toBe('production');
    vi.stubEnv('NODE_ENV', undefined);
    expect((await build({ mode: 'production' }))[0]).toBe('console.log("base","production");');
    vi.stubEnv('NODE_ENV', 'production');
    expect((await build(true))[0]).toBe('console.log("base","production");');
    expect((await build(undefined))[0]).toBe('console.log(void 0,void 0);');
  });

  it('loadEnv writes the variables into the object that was passed', async () => {
    await write({ '.env': 'PUBLIC_A=base\n' });
    const passed: Core.RsbuildConfig = {};
    const rsbuild = await createRsbuild({ cwd: root, config: passed, loadEnv: true });
    loadEnv({ cwd: root }).cleanup();
    expect(passed.source?.define).toHaveProperty(['import.meta.env.PUBLIC_A'], '"base"');
    expect(rsbuild.getRsbuildConfig('original')).toBe(passed);
  });
});

describe('loadConfig', () => {
  it('finds the first of the names', async () => {
    const found: string[] = [];
    for (const extension of ['cts', 'mts', 'cjs', 'js', 'ts', 'mjs']) {
      const name = `rsbuild.config.${extension}`;
      await write({ [name]: /^c/.test(extension) ? 'module.exports = {};' : 'export default {};' });
      const { filePath } = await loadConfig({ cwd: root });
      found.push(path.extname(filePath ?? ''));
    }
    // In 1.x, each added file precedes the existing ones.
    expect(found).toEqual(
      by({
        1: ['.cts', '.mts', '.cjs', '.js', '.ts', '.mjs'],
        2: ['.cts', '.mts', '.mts', '.js', '.ts', '.ts'],
      }),
    );
  });

  it('returns an empty configuration when there is none', async () => {
    const more = by({ 1: {}, 2: { dependencies: [] } });
    expect(await loadConfig({ cwd: root })).toEqual({ content: {}, filePath: null, ...more });
  });

  it('rejects when the named file is missing', async () => {
    const file = path.join(root, 'other.config.ts');
    await expect(loadConfig({ cwd: root, path: 'other.config.ts' })).rejects.toThrow(
      `${by({ 1: '[rsbuild:loadConfig] ', 2: '' })}Cannot find config file: ${file}`,
    );
  });

  it('calls a function with env, command, envMode and meta', async () => {
    await write({
      'rsbuild.config.mjs':
        'export default (params) => ({ html: { title: JSON.stringify(params) } });',
    });
    vi.stubEnv('NODE_ENV', 'production');
    const { content } = await loadConfig({ cwd: root, envMode: 'staging', meta: { from: 'test' } });
    expect(JSON.parse(String(content.html?.title))).toEqual({
      env: 'production',
      ...(process.argv[2] && { command: process.argv[2] }),
      envMode: 'staging',
      meta: { from: 'test' },
    });
    const again = await loadConfig({ cwd: root });
    expect(JSON.parse(String(again.content.html?.title)).envMode).toBe('production');
  });

  it.each([
    ['() => {}', 'The config function must return a config object.'],
    ['"text"', 'The config must be an object or a function that returns an object, get text'],
  ])('rejects export default %s', async (code, message) => {
    await write({ 'rsbuild.config.mjs': `export default ${code};` });
    await expect(loadConfig({ cwd: root })).rejects.toThrow(message);
  });

  it('reads a file again when it has changed', async () => {
    const title = async (text: string) => {
      await write({ 'rsbuild.config.ts': `export default { html: { title: '${text}' } };` });
      return (await loadConfig({ cwd: root })).content.html?.title;
    };
    expect(await title('one')).toBe('one');
    expect(await title('two')).toBe('two');
  });

  it('compiles TypeScript that Node.js cannot run', async () => {
    await write({
      'rsbuild.config.ts':
        'enum Port { Dev = 8080 }\nexport default { server: { port: Port.Dev } };',
    });
    expect((await loadConfig({ cwd: root })).content.server?.port).toBe(8080);
    expect((await loadConfig({ cwd: root, loader: 'auto' })).content.server?.port).toBe(8080);
    await expect(loadConfig({ cwd: root, loader: 'native' })).rejects.toThrow();
  });
});

describe('loadEnv', () => {
  it('reads four files, the later over the earlier, and expands references', async () => {
    await write({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the reference belongs to the file
      '.env': 'PUBLIC_A=1\nPUBLIC_B=1\nPUBLIC_C=1\nPUBLIC_D=1\nSECRET=s\nPUBLIC_E=${SECRET}!\n',
      '.env.local': 'PUBLIC_B=2\nPUBLIC_C=2\nPUBLIC_D=2\n',
      '.env.staging': 'PUBLIC_C=3\nPUBLIC_D=3\n',
      '.env.staging.local': 'PUBLIC_D=4\n',
    });
    const processEnv: Record<string, string> = {};
    const env = loadEnv({ cwd: root, mode: 'staging', processEnv });
    expect(env.filePaths.map((file) => path.basename(file))).toEqual([
      '.env',
      '.env.local',
      '.env.staging',
      '.env.staging.local',
    ]);
    const raw = { PUBLIC_A: '1', PUBLIC_B: '2', PUBLIC_C: '3', PUBLIC_D: '4', PUBLIC_E: 's!' };
    expect(env.rawPublicVars).toEqual(raw);
    expect(env.parsed).toEqual({ ...raw, SECRET: 's' });
    expect(processEnv).toEqual({ ...raw, SECRET: 's' });
    expect(env.publicVars['import.meta.env.PUBLIC_A']).toBe('"1"');
    expect(env.publicVars['process.env.PUBLIC_A']).toBe('"1"');
    expect(Object.keys(env.publicVars)).toHaveLength(10);
    env.cleanup();
    expect(processEnv).toEqual({});
  });

  it('lets the surroundings win over the files, and takes their public variables too', async () => {
    await write({ '.env': 'PUBLIC_A=file\n' });
    const processEnv = { PUBLIC_A: 'shell', PUBLIC_Z: 'shell' };
    const env = loadEnv({ cwd: root, processEnv });
    expect(env.parsed).toEqual({ PUBLIC_A: 'shell' });
    expect(env.rawPublicVars).toEqual({ PUBLIC_A: 'shell', PUBLIC_Z: 'shell' });
    // Cleaning up removes the variables in the files, regardless of their origin.
    env.cleanup();
    expect(processEnv).toEqual({ PUBLIC_Z: 'shell' });
  });

  it('writes to process.env when nothing else is named', async () => {
    await write({ '.env': 'CORE_TEST_SECRET=s\n' });
    const { cleanup, publicVars } = loadEnv({ cwd: root, prefixes: ['CORE_TEST_'] });
    expect(process.env.CORE_TEST_SECRET).toBe('s');
    expect(publicVars).toHaveProperty(['process.env.CORE_TEST_SECRET'], '"s"');
    cleanup();
    expect(process.env.CORE_TEST_SECRET).toBeUndefined();
  });

  it('sets NODE_ENV from a file over the one that is there, and leaves it', async () => {
    await write({ '.env': 'NODE_ENV=production\n' });
    const processEnv = { NODE_ENV: 'development' };
    loadEnv({ cwd: root, processEnv }).cleanup();
    expect(processEnv).toEqual({ NODE_ENV: 'production' });
  });

  it('refuses the mode local', () => {
    expect(() => loadEnv({ mode: 'local' })).toThrow(
      'local cannot be used as a value for env mode, because .env.local represents a temporary local file. Please use another value.',
    );
  });
});

describe('defineConfig', () => {
  it('returns what it gets', () => {
    const object = {};
    const sync = () => object;
    const async = async () => object;
    expect(core.defineConfig(object)).toBe(object);
    expect(core.defineConfig(sync)).toBe(sync);
    expect(core.defineConfig(async)).toBe(async);
  });
});

describe('mergeRsbuildConfig', () => {
  const one = () => {};
  const two = () => {};

  it.each<[string, Core.RsbuildConfig, Core.RsbuildConfig, Core.RsbuildConfig]>([
    [
      'objects are merged to any depth',
      { html: { title: 'a' }, output: { distPath: { js: 'a' } } },
      { html: { mountId: 'b' }, output: { distPath: { css: 'b' } } },
      { html: { title: 'a', mountId: 'b' }, output: { distPath: { js: 'a', css: 'b' } } },
    ],
    [
      'text, numbers and booleans: the later wins',
      { html: { title: 'a' }, server: { port: 1 }, output: { minify: { js: true } } },
      { html: { title: 'b' }, server: { port: 2 }, output: { minify: false } },
      { html: { title: 'b' }, server: { port: 2 }, output: { minify: false } },
    ],
    [
      'undefined changes nothing',
      { html: { title: 'a' } },
      { html: { title: undefined } } as unknown as Core.RsbuildConfig,
      { html: { title: 'a' } },
    ],
    [
      'lists are joined, and a single value joins a list',
      { source: { include: ['a'], preEntry: 'a' } },
      { source: { include: ['b'], preEntry: ['b'] } },
      { source: { include: ['a', 'b'], preEntry: ['a', 'b'] } },
    ],
    [
      'functions are collected',
      { tools: { rspack: one, swc: { jsc: {} } } },
      { tools: { rspack: two, swc: two } },
      { tools: { rspack: [one, two], swc: [{ jsc: {} }, two] } },
    ],
    [
      'short forms are spelled out first',
      { output: { distPath: 'a', copy: ['a'] } },
      { output: { distPath: { js: 'b' }, copy: { patterns: ['b'] } } },
      { output: { distPath: { root: 'a', js: 'b' }, copy: { patterns: ['a', 'b'] } } },
    ],
    [
      'some options are replaced as a whole',
      { resolve: { extensions: ['.a'] }, output: { filename: { js: one as never } } },
      { resolve: { extensions: ['.b'] }, output: { filename: { js: two as never } } },
      { resolve: { extensions: ['.b'] }, output: { filename: { js: two as never } } },
    ],
  ])('%s', (_why, a, b, expected) => {
    expect(mergeRsbuildConfig(a, b)).toEqual(expected);
  });

  it.each([
    ['performance', 'removeConsole'],
    ['output', 'inlineScripts'],
    ['output', 'inlineStyles'],
    ['output', 'overrideBrowserslist'],
    ['server', 'open'],
    ['server', 'printUrls'],
    ['resolve', 'extensions'],
    ['resolve', 'conditionNames'],
    ['resolve', 'mainFields'],
  ])('replaces the list of %s.%s, at the top and in environments', (group, option) => {
    const of = (value: string) => ({ [group]: { [option]: [value] } }) as Core.RsbuildConfig;
    expect(mergeRsbuildConfig(of('a'), of('b'))).toEqual(of('b'));
    const inside = (value: string) => ({ environments: { web: of(value) } }) as Core.RsbuildConfig;
    expect(mergeRsbuildConfig(inside('a'), inside('b'))).toEqual(inside('b'));
  });

  it('takes any number, leaves out undefined, and does not change its arguments', () => {
    const a: Core.RsbuildConfig = { html: { title: 'a' } };
    expect(mergeRsbuildConfig()).toEqual({});
    expect(mergeRsbuildConfig(undefined, a)).toEqual(a);
    const merged = mergeRsbuildConfig(a, { html: { title: 'b' } }, { html: { title: 'c' } });
    expect(merged.html?.title).toBe('c');
    expect(a.html?.title).toBe('a');
  });

  it('shares lists that only one of the arguments has', () => {
    const a: Core.RsbuildConfig = { plugins: [] };
    expect(mergeRsbuildConfig(a, { html: {} }).plugins).toBe(a.plugins);
  });
});

describe('logger', () => {
  /** Output of each method at a level, by console method. */
  function printed(level: Core.Logger['level']) {
    const lines: string[] = [];
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...args) => {
        lines.push(`${method}: ${String(args[0]).trim().split(/\s+/).at(-1)}`);
      });
    }
    logger.level = level;
    for (const method of [
      'error',
      'warn',
      'info',
      'start',
      'ready',
      'success',
      'log',
      'debug',
    ] as const) {
      logger[method](`(${method})`);
    }
    return lines;
  }
  const informing = ['info', 'start', 'ready', 'success', 'log'].map((name) => `log: (${name})`);

  it.each<[Core.Logger['level'], string[]]>([
    ['silent', []],
    ['error', ['error: (error)']],
    ['warn', ['error: (error)', 'warn: (warn)']],
    ['info', ['error: (error)', 'warn: (warn)', ...informing]],
    ['verbose', ['error: (error)', 'warn: (warn)', ...informing, 'log: (debug)']],
  ])('prints at level %s', (level, expected) => {
    expect(printed(level)).toEqual(expected);
  });

  it('override replaces single methods', () => {
    const original = logger.info;
    const lines: unknown[] = [];
    logger.level = 'info';
    logger.override({ info: (message) => lines.push(message) });
    logger.info('caught');
    logger.override({ info: original });
    expect(lines).toEqual(['caught']);
  });

  it('takes its level from logLevel of the configuration', async () => {
    const rsbuild = await createRsbuild({ cwd: root, config: { logLevel: 'error' } });
    // In 2.x an instance has its own logger, independent of the shared one.
    const own = (rsbuild as { logger?: Core.Logger }).logger;
    expect(own?.level).toBe(by({ 1: undefined, 2: 'error' }));
    expect(logger.level).toBe(by({ 1: 'error', 2: 'silent' }));
  });
});

describe('rspack, version and names', () => {
  it('rspack is that of @rspack/core, with its plugins', async () => {
    const rspackCore = await tool.import<{ rspack: unknown }>('@rspack/core');
    expect(core.rspack).toBe(rspackCore.rspack);
    expect(core.rspack.BannerPlugin).toBeTypeOf('function');
    expect(core.rspack.rspackVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('version is that of the package', () => {
    expect(core.version).toBe(tool.require('@rsbuild/core/package.json').version);
  });

  it('the names are those of built-in plugins', async () => {
    const rsbuild = await createRsbuild({ cwd: root });
    expect(rsbuild.isPluginExists(core.PLUGIN_SWC_NAME)).toBe(true);
    expect(rsbuild.isPluginExists(core.PLUGIN_CSS_NAME)).toBe(true);
  });

  it('naming a built-in plugin in pre puts even the earliest handler behind it', async () => {
    const seen: Record<string, string> = {};
    const early = (name: string, pre: string[]): Core.RsbuildPlugin => ({
      name,
      enforce: 'pre',
      pre,
      setup(api) {
        api.modifyBundlerChain({
          order: 'pre',
          handler: ({ module }, { CHAIN_ID: { RULE } }) => {
            seen[name] = [RULE.JS, RULE.CSS].filter((rule) => module.rules.has(rule)).join(' ');
          },
        });
      },
    });
    const names = [core.PLUGIN_SWC_NAME, core.PLUGIN_CSS_NAME];
    await write({ 'src/index.js': '' });
    const plugins = [early('without', []), early('with', names)];
    await (await createRsbuild({ cwd: root, config: { plugins } })).initConfigs();
    expect(seen).toEqual({ without: '', with: 'js css' });
  });
});

describe('ensureAssetPrefix', () => {
  it.each<[string, Core.Rspack.PublicPath | undefined, string]>([
    ['a.js', undefined, '/a.js'],
    ['a.js', '/app', '/app/a.js'],
    ['/a.js', '/app/', '/app/a.js'],
    ['../a.js', '/app/x', '/app/a.js'],
    ['a.js', 'https://cdn.example.com/app', 'https://cdn.example.com/app/a.js'],
    ['a.js', '//cdn.example.com', '//cdn.example.com/a.js'],
    ['https://example.com/a.js', '/app', 'https://example.com/a.js'],
    ['//example.com/a.js', '/app', '//example.com/a.js'],
    ['data:text/plain,x', '/app', 'data:text/plain,x'],
    ['a.js', 'auto', 'a.js'],
    ['a.js', () => '/app', 'a.js'],
  ])('%s with %s', (url, prefix, expected) => {
    expect(core.ensureAssetPrefix(url, prefix)).toBe(expected);
  });
});

describe('defaultAllowedOrigins', () => {
  it.each([
    ['http://localhost:3000', true],
    ['https://app.localhost', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:8080', true],
    ['http://192.168.1.2:3000', false],
    ['http://localhost.example.com', false],
  ])('%s: %s', (origin, expected) => {
    expect(core.defaultAllowedOrigins.test(origin)).toBe(expected);
  });

  it('is what server.cors has when it is left out', async () => {
    const rsbuild = await createRsbuild({ cwd: root });
    await rsbuild.initConfigs();
    expect(rsbuild.getNormalizedConfig().server.cors).toEqual({
      origin: core.defaultAllowedOrigins,
    });
  });
});

describe('runCLI', () => {
  const run = async (...args: string[]) => {
    await symlink(
      path.join(tool.folder, 'node_modules'),
      path.join(root, 'node_modules'),
      'junction',
    );
    await write({ 'bin.mjs': "import { runCLI } from '@rsbuild/core';\nrunCLI();\n" });
    const { NODE_ENV, ...env } = process.env;
    return promisify(execFile)(process.execPath, ['bin.mjs', ...args], {
      cwd: root,
      env: { ...env, CI: 'true' },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
  };

  it('runs the command of the command line, with the configuration file', async () => {
    await write({
      'src/index.js': 'console.log(process.env.NODE_ENV);\n',
      'rsbuild.config.mjs': 'export default { output: { filenameHash: false } };',
    });
    const { code, stdout } = await run('build');
    expect(code).toBe(0);
    expect(stdout).toContain('build started...');
    expect(await output()).toBe('console.log("production");');
  });

  it('exits with 1 after an error', async () => {
    await write({ 'rsbuild.config.mjs': 'throw new Error("broken");' });
    expect((await run('build')).code).toBe(1);
  });
});
