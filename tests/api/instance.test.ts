/** Claims on the page about the instance, tested with the pinned package. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { historyFacts } from '../../src/facts/historyData.ts';
import { majors } from '../../src/versions.ts';
import { by, tool } from '../testedTool.ts';
import { create, inProject, root, write } from './project.ts';

inProject();

const broken = { 'src/index.js': "import './missing.js';\n" };
const twoEnvironments: Core.RsbuildConfig = {
  environments: {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
  },
};
const plugin = (name: string, more: Partial<Core.RsbuildPlugin> = {}): Core.RsbuildPlugin => ({
  name,
  setup() {},
  ...more,
});

it('has the members that the page describes', async () => {
  const page = await readFile(
    path.join(import.meta.dirname, '../../docs/en/api/javascript-api/instance.mdx'),
    'utf8',
  );
  const described = page.matchAll(/<ApiSignature type="RsbuildInstance" member="(\w+)" \/>/g);
  const membersIn = (version: string) =>
    Object.keys(historyFacts.allIn('members', version)).flatMap((name) =>
      name.startsWith('RsbuildInstance.') ? [name.replace('RsbuildInstance.', '')] : [],
    );
  expect(membersIn(tool.version).sort()).toEqual(Object.keys(await create()).sort());
  const members = new Set(majors.flatMap(membersIn));
  expect([...described].map(([, name]) => name).sort()).toEqual([...members].sort());
});

describe('what happens only once', () => {
  it('sets plugins up once, and never those that come later', async () => {
    const names: string[] = [];
    const noting = (name: string) => plugin(name, { setup: () => void names.push(name) });
    const rsbuild = await create({ plugins: [noting('first')] });
    await rsbuild.initConfigs();
    rsbuild.addPlugins([noting('late')]);
    await (await rsbuild.build()).close();
    expect(names).toEqual(['first']);
    expect(rsbuild.getPlugins().map(({ name }) => name)).toContain('late');
  });

  it('previews after a build', async () => {
    const rsbuild = await create();
    await (await rsbuild.build()).close();
    const { urls, server } = await rsbuild.preview();
    expect((await fetch(urls[0] ?? '')).status).toBe(200);
    await server.close();
    expect(rsbuild.context.action).toBe('preview');
  });

  it.each<[string, (rsbuild: Core.RsbuildInstance) => Promise<unknown>, string, string]>([
    ['build', async (one) => (await one.build()).close(), 'production', 'production'],
    [
      'preview',
      async (one) => (await one.preview({ checkDistDir: false })).server.close(),
      'production',
      'production',
    ],
    [
      'createDevServer',
      async (one) => (await one.createDevServer()).close(),
      'development',
      'development',
    ],
    [
      'inspectConfig',
      (one) => one.inspectConfig(),
      by({ 1: 'none', 2: 'development' }),
      'development',
    ],
    [
      'inspectConfig with mode',
      (one) => one.inspectConfig({ mode: 'production' }),
      by({ 1: 'none', 2: 'production' }),
      'production',
    ],
    [
      'createCompiler',
      async (one) => {
        const compiler = await one.createCompiler<Core.Rspack.Compiler>();
        await new Promise((resolve) => compiler.close(resolve));
      },
      'none',
      'development',
    ],
    ['initConfigs', (one) => one.initConfigs(), 'none', 'development'],
  ])('%s and an empty NODE_ENV', async (_name, run, mode, left) => {
    const rsbuild = await create();
    await run(rsbuild);
    expect(rsbuild.getNormalizedConfig().mode).toBe(mode);
    expect(process.env.NODE_ENV).toBe(left);
  });

  it('what the first run leaves behind decides the mode of the next', async () => {
    await (await (await create()).build()).close();
    const dev = await create();
    await (await dev.createDevServer()).close();
    expect(dev.getNormalizedConfig().mode).toBe('production');
    vi.stubEnv('NODE_ENV', undefined);
    await (await create()).initConfigs();
    const build = await create();
    await (await build.build()).close();
    expect(build.getNormalizedConfig().mode).toBe('development');
  });

  it.each([
    [undefined, by({ 1: 'build', 2: 'dev' })],
    ['development', 'dev'],
  ] as const)('createCompiler and inspectConfig with mode %s are for %s', async (mode, action) => {
    const rsbuild = await create(mode && { mode });
    await rsbuild.inspectConfig();
    expect(rsbuild.context.action).toBe(action);
  });
});

describe('build', () => {
  it(`runs onCloseBuild with ${by({ 1: 'every', 2: 'the first' })} close()`, async () => {
    const rsbuild = await create();
    let closed = 0;
    rsbuild.onCloseBuild(() => void closed++);
    const { close } = await rsbuild.build();
    expect(closed).toBe(0);
    await close();
    await close();
    expect(closed).toBe(by({ 1: 2, 2: 1 }));
  });

  it('has the stats of several environments in stats.stats', async () => {
    const { stats, close } = await (await create(twoEnvironments)).build();
    await close();
    expect(stats && 'stats' in stats && stats.stats).toHaveLength(2);
  });

  it('rejects when the code does not compile, and never closes', async () => {
    await write(broken);
    const rsbuild = await create();
    let closed = 0;
    rsbuild.onCloseBuild(() => void closed++);
    await expect(rsbuild.build()).rejects.toThrow('Rspack build failed.');
    expect(closed).toBe(0);
  });

  it('with watch, resolves without stats and goes on after errors', async () => {
    await write(broken);
    const rsbuild = await create();
    const built = new Promise((resolve) => {
      rsbuild.onAfterBuild(({ stats }) => resolve(stats?.hasErrors()));
    });
    const { stats, close } = await rsbuild.build({ watch: true });
    expect(stats).toBeUndefined();
    expect(await built).toBe(true);
    await close();
  });
});

describe('the dev server', () => {
  it('takes another port, and tells which', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port: wanted } = taken.address() as AddressInfo;
    const rsbuild = await create({ server: { port: wanted } });
    const { port, urls, server } = await rsbuild.startDevServer();
    expect(port).toBeGreaterThan(wanted);
    expect(urls).toEqual([`http://127.0.0.1:${port}`]);
    expect(rsbuild.context.devServer).toEqual({ hostname: '127.0.0.1', port, https: false });
    await server.close();
    const strict = await create({ server: { port: wanted, strictPort: true } });
    await expect(strict.startDevServer()).rejects.toThrow(
      `Port ${wanted} is occupied, please choose another one.`,
    );
    await new Promise((resolve) => taken.close(resolve));
  });

  it('starts with code that does not compile', async () => {
    await write(broken);
    const { server } = await (await create()).startDevServer();
    await server.close();
  });

  it('does not listen in middleware mode', async () => {
    const rsbuild = await create({ server: { middlewareMode: true } });
    await expect(rsbuild.startDevServer()).rejects.toThrow(
      'Can not listen dev server as server.middlewareMode is enabled.',
    );
  });

  it('createDevServer compiles before anything listens', async () => {
    const rsbuild = await create();
    let closed = 0;
    rsbuild.onCloseDevServer(() => void closed++);
    const devServer = await rsbuild.createDevServer();
    expect(devServer.httpServer?.listening).toBe(false);
    expect((await devServer.environments.web?.getStats())?.hasErrors()).toBe(false);
    await devServer.close();
    await devServer.close();
    expect(closed).toBe(1);
  });

  it('answers from what middlewares.use() adds, behind the HTML fallback', async () => {
    const devServer = await (await create()).createDevServer();
    devServer.middlewares.use((request, response) => response.end(`last: ${request.url}`));
    const { urls } = await devServer.listen();
    const text = async (url: string, headers = {}) =>
      (await fetch(urls[0] + url, { headers })).text();
    expect(await text('/x', { Accept: 'application/json' })).toBe('last: /x');
    expect(await text('/x', { Accept: 'text/html' })).toContain('<!DOCTYPE html>');
    await devServer.close();
  });

  it('without runCompile, compiles nothing', async () => {
    const rsbuild = await create();
    let compilers = 0;
    rsbuild.onBeforeCreateCompiler(() => void compilers++);
    const devServer = await rsbuild.createDevServer({ runCompile: false });
    await expect(devServer.environments.web?.getStats()).rejects.toThrow(
      'Can not call getStats when runCompile is false',
    );
    await devServer.close();
    expect(compilers).toBe(0);
  });
});

describe('preview', () => {
  it('wants something to serve', async () => {
    await expect((await create()).preview()).rejects.toThrow(
      `The output directory ${path.join(root, 'dist')} does not exist, please build the project before previewing.`,
    );
    await mkdir(path.join(root, 'dist'));
    await expect((await create()).preview()).rejects.toThrow('is empty');
  });

  it('ends without a hook', async () => {
    const rsbuild = await create();
    let closed = 0;
    rsbuild.onCloseDevServer(() => void closed++);
    rsbuild.onCloseBuild(() => void closed++);
    const { server } = await rsbuild.preview({ checkDistDir: false });
    await server.close();
    expect(closed).toBe(0);
  });
});

describe('configurations', () => {
  it('inspectConfig names its files by environment when there are several', async () => {
    const files = async (config: Core.RsbuildConfig, options: Core.InspectConfigOptions) => {
      const rsbuild = await create(config);
      await rsbuild.inspectConfig({ writeToDisk: true, ...options });
      const folder = options.outputPath ?? '.rsbuild';
      return (await readdir(path.join(rsbuild.context.distPath, folder))).sort();
    };
    expect(await files({}, {})).toEqual(['rsbuild.config.mjs', 'rspack.config.web.mjs']);
    const extraConfigs = { mine: { a: 1 } };
    expect(await files(twoEnvironments, { outputPath: 'inspected', extraConfigs })).toEqual([
      'mine.config.mjs',
      'rsbuild.config.node.mjs',
      'rsbuild.config.web.mjs',
      'rspack.config.node.mjs',
      'rspack.config.web.mjs',
    ]);
  });

  it('inspectConfig has texts and objects', async () => {
    const result = await (await create(twoEnvironments)).inspectConfig();
    expect(result.bundlerConfigs).toHaveLength(2);
    expect(result.environmentConfigs).toHaveLength(2);
    expect(result.origin.bundlerConfigs.map(({ name }) => name)).toEqual(['web', 'node']);
  });

  it('initConfigs sets all plugins up unless it knows the action, and keeps to one', async () => {
    const setUp = async (options?: Core.InitConfigsOptions) => {
      const names: string[] = [];
      const noting = (apply: 'serve' | 'build') =>
        plugin(apply, { apply, setup: () => void names.push(apply) });
      const rsbuild = await create({ plugins: [noting('serve'), noting('build')] });
      await rsbuild.initConfigs(options);
      return { names, rsbuild };
    };
    expect((await setUp()).names).toEqual(['serve', 'build']);
    const { names, rsbuild } = await setUp({ action: 'dev' });
    expect(names).toEqual(['serve']);
    await expect(rsbuild.initConfigs({ action: 'build' })).rejects.toThrow(
      'initConfigs() can only be called with the same action type.',
    );
  });

  it('a default of a tool needs the original configuration, for the current one is complete', async () => {
    const polyfill = async (output: Core.OutputConfig, from: 'original' | 'current') => {
      const rsbuild = await create({ output });
      rsbuild.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const { polyfill = 'usage' } = rsbuild.getRsbuildConfig(from).output ?? {};
        return mergeRsbuildConfig(config, { output: { polyfill } });
      });
      await rsbuild.initConfigs();
      return rsbuild.getNormalizedConfig().output.polyfill;
    };
    expect(await polyfill({}, 'original')).toBe('usage');
    expect(await polyfill({ polyfill: 'entry' }, 'original')).toBe('entry');
    expect(await polyfill({}, 'current')).toBe('off');
  });

  it('options before the configuration of an environment give way to its defaults', async () => {
    const minify = async (isBefore: boolean) => {
      const rsbuild = await create();
      rsbuild.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) => {
        const own = { output: { minify: false } };
        return isBefore ? mergeEnvironmentConfig(own, config) : mergeEnvironmentConfig(config, own);
      });
      await rsbuild.initConfigs();
      return rsbuild.getNormalizedConfig({ environment: 'web' }).output.minify;
    };
    expect(await minify(true)).toBe(true);
    expect(await minify(false)).toBe(false);
  });

  it('createCompiler runs no hooks of builds', async () => {
    const rsbuild = await create();
    let builds = 0;
    rsbuild.onBeforeBuild(() => void builds++);
    rsbuild.onAfterBuild(() => void builds++);
    const compiler = await rsbuild.createCompiler<Core.Rspack.Compiler>();
    await new Promise((resolve) => compiler.run(resolve));
    await new Promise((resolve) => compiler.close(resolve));
    expect(builds).toBe(0);
    expect(existsSync(path.join(root, 'dist/index.html'))).toBe(true);
  });

  it('the context cannot be changed', async () => {
    const rsbuild = await create(twoEnvironments);
    expect(rsbuild.context.distPath).toBe('');
    (rsbuild.context as { distPath: string }).distPath = 'x';
    await rsbuild.initConfigs();
    expect(rsbuild.context.distPath).toBe(path.join(root, 'dist'));
    expect(rsbuild.context.cachePath).toBe(path.join(root, 'node_modules/.cache'));
  });
});

describe('plugins', () => {
  const own = (rsbuild: Core.RsbuildInstance, environment?: string) =>
    rsbuild
      .getPlugins(environment ? { environment } : undefined)
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('rsbuild:'));

  it('are added before another, or at the end when there is none', async () => {
    const rsbuild = await create({ plugins: [plugin('a')] });
    rsbuild.addPlugins([plugin('b'), false, plugin('c')], { before: 'a' });
    expect(own(rsbuild)).toEqual(['b', 'c', 'a']);
    rsbuild.addPlugins([plugin('d')], { before: 'nothing' });
    expect(own(rsbuild)).toEqual(['b', 'c', 'a', 'd']);
    const nested = [[plugin('e')]] as unknown as Core.RsbuildPlugin[];
    expect(() => rsbuild.addPlugins(nested)).toThrow('Expect the setup function');
  });

  it('are listed, found and removed by environment', async () => {
    const rsbuild = await create({ ...twoEnvironments, plugins: [plugin('all')] });
    rsbuild.addPlugins([plugin('one')], { environment: 'node' });
    expect(own(rsbuild)).toEqual(['all']);
    expect(own(rsbuild, 'node')).toEqual(['all', 'one']);
    expect(rsbuild.isPluginExists('one')).toBe(false);
    expect(rsbuild.isPluginExists('one', { environment: 'node' })).toBe(true);
    rsbuild.removePlugins(['all', 'one', 'nothing'], { environment: 'node' });
    expect(own(rsbuild, 'node')).toEqual(['all']);
    rsbuild.removePlugins(['all']);
    expect(own(rsbuild)).toEqual([]);
  });

  it('take what the instance exposes', async () => {
    let taken: unknown;
    const taking = plugin('taking', {
      setup(api) {
        // biome-ignore lint/correctness/useHookAtTopLevel: not a hook of React
        taken = api.useExposed('tool');
      },
    });
    const rsbuild = await create({ plugins: [taking] });
    rsbuild.expose('tool', { name: 'spring' });
    await rsbuild.initConfigs();
    expect(taken).toEqual({ name: 'spring' });
  });
});
