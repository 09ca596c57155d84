/** Claims on the page about the environment API, tested with the pinned package. */
import { expect, it, vi } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { by } from '../testedTool.ts';
import { core, create, inProject, root, write } from './project.ts';

inProject();

const serverEntry = (output: Core.OutputConfig = {}): Core.EnvironmentConfig => ({
  source: { entry: { server: './src/server.js' } },
  // CommonJS, the default in 1.x, as ES modules require a flag of Node.js.
  output: { target: 'node', module: false, distPath: { root: 'dist/server' }, ...output },
});

/** Runs the dev server, without listening, until the callback has finished. */
async function withServer(
  config: Core.RsbuildConfig,
  use: (environments: Core.RsbuildDevServer['environments']) => Promise<void>,
) {
  const rsbuild = await create(config);
  const devServer = await rsbuild.createDevServer();
  try {
    await use(devServer.environments);
  } finally {
    await devServer.close();
  }
}

it('has a key for each environment of the run', async () => {
  await withServer({}, async (environments) => {
    expect(Object.keys(environments)).toEqual(['web']);
    expect(Object.keys(environments.web ?? {}).sort()).toEqual([
      'context',
      'getStats',
      'getTransformedHtml',
      ...by({ 1: [], 2: ['hot'] }),
      'loadBundle',
    ]);
  });
  await write({ 'src/server.js': '' });
  const rsbuild = await core.createRsbuild({
    cwd: root,
    environment: ['node'],
    config: { environments: { web: {}, node: serverEntry() }, server: { printUrls: false } },
  });
  const devServer = await rsbuild.createDevServer();
  await devServer.close();
  expect(Object.keys(devServer.environments)).toEqual(['node']);
});

it('is not to be waited for in the hook', async () => {
  const rsbuild = await create();
  rsbuild.onBeforeStartDevServer(async ({ server }) => {
    await server.environments.web?.getStats();
  });
  await expect(rsbuild.createDevServer()).rejects.toThrow(
    by({
      1: "Cannot access 'buildManager' before initialization",
      2: 'Can not call getStats when runCompile is false',
    }),
  );
});

it('is passed to setupMiddlewares', async () => {
  const given: string[] = [];
  const setupMiddlewares: Core.SetupMiddlewaresFn = (_middlewares, { environments }) => {
    given.push(...Object.keys(environments));
  };
  await withServer({ dev: { setupMiddlewares } }, async () => {});
  expect(given).toEqual(['web']);
});

it('getStats resolves when the code does not compile', async () => {
  await write({ 'src/index.js': "import './missing.js';\n" });
  await withServer({}, async ({ web }) => {
    expect((await web?.getStats())?.hasErrors()).toBe(true);
  });
});

it('loadBundle runs the code once for each compile', async () => {
  const code = (version: number) =>
    `globalThis.apiTestRuns = (globalThis.apiTestRuns ?? 0) + 1;
     export const version = ${version};
     export const runs = globalThis.apiTestRuns;
     export const lazy = () => import('./lazy.js').then((module) => module.default);`;
  await write({ 'src/server.js': code(1), 'src/lazy.js': 'export default "lazy";\n' });
  interface Bundle {
    version: number;
    runs: number;
    lazy(): Promise<string>;
  }
  const rsbuild = await create({ environments: { node: serverEntry() } });
  const devServer = await rsbuild.createDevServer();
  const { node } = devServer.environments;
  const first = await node?.loadBundle<Bundle>('server');
  expect(first).toMatchObject({ version: 1, runs: 1 });
  expect(await first?.lazy()).toBe('lazy');
  expect(await node?.loadBundle('server')).toBe(first);
  await write({ 'src/server.js': code(2) });
  // Before that, a watcher may compile what it has already seen once more.
  const bundles = new Set([first]);
  const second = await vi.waitFor(async () => {
    const bundle = await node?.loadBundle<Bundle>('server');
    bundles.add(bundle);
    expect(bundle).toMatchObject({ version: 2 });
    return bundle;
  }, 20_000);
  expect(second?.runs).toBe(bundles.size);
  await expect(node?.loadBundle('other')).rejects.toThrow("Can't find entry: other");
  await devServer.close();
});

it('loadBundle passes on what the bundle throws', async () => {
  await write({ 'src/server.js': 'throw new Error("no database");\n' });
  await withServer({ environments: { node: serverEntry() } }, async ({ node }) => {
    await expect(node?.loadBundle('server')).rejects.toThrow('no database');
  });
  await write({ 'src/server.js': "import './missing.js';\n" });
  await withServer({ environments: { node: serverEntry() } }, async ({ node }) => {
    await expect(node?.loadBundle('server')).rejects.toThrow("Cannot find module './missing.js'");
  });
});

it('loadBundle does not run code for browsers, or modules without the flag', async () => {
  await write({ 'src/server.js': 'export default 1;\n' });
  const environments = { web: {}, esm: serverEntry({ module: true }) };
  // A watcher may compile once more what it has already seen; with HMR, that adds a script.
  const config = { dev: { hmr: false }, environments };
  await withServer(config, async ({ web, esm }) => {
    await expect(web?.loadBundle('index')).rejects.toThrow('self is not defined');
    await expect(esm?.loadBundle('server')).rejects.toThrow(
      'Running ESM bundle needs add Node.js option --experimental-vm-modules.',
    );
  });
});

it('getTransformedHtml has the page after the hooks, for entries with a page', async () => {
  await write({ 'src/server.js': '' });
  const html: Core.HtmlConfig = { tags: [{ tag: 'script', attrs: { src: 'extra.js' } }] };
  const config: Core.RsbuildConfig = { html, environments: { web: {}, node: serverEntry() } };
  await withServer(config, async ({ web, node }) => {
    const page = await web?.getTransformedHtml('index');
    expect(page).toContain('/static/js/index.js');
    expect(page).toContain('extra.js');
    await expect(node?.getTransformedHtml('server')).rejects.toThrow(
      'Failed to get HTML file by entryName: server',
    );
  });
});

it('context has the manifest from the first compile on', async () => {
  await withServer({ output: { manifest: true } }, async ({ web }) => {
    await web?.getStats();
    expect(web?.context.manifest).toHaveProperty('entries.index');
  });
});
