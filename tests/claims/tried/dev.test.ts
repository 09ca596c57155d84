/** Claims on the pages about development options. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { claim } from '../claim.ts';
import type { Project } from '../project.ts';

/** URL of the entry's script in a page. */
const script = (html: string) => /<script[^>]* src="([^"]+index[^"/]*)"/.exec(html)?.[1];

claim('dev-asset-prefix/path', async (project) => {
  const dev = await project.dev({
    files: { 'public/robots.txt': 'all' },
    config: { dev: { assetPrefix: '/harbour/' } },
  });
  const file = async (path: string) => (await dev.get(path)).text();
  expect(script(await file('/'))).toBe('/harbour/static/js/index.js');
  const code = await file('/static/js/index.js');
  expect(code).not.toContain('<script');
  expect(await file('/harbour/static/js/index.js')).toBe(code);
  expect(await file('/robots.txt')).toBe('all');
  expect(await file('/harbour/robots.txt')).toContain('<script');
});

claim('dev-asset-prefix/mode', { versions: '>=1.4' }, async (project) => {
  const config = {
    dev: { assetPrefix: '/dev/' },
    output: { assetPrefix: '/output/' },
  };
  const dev = await project.dev({ config, mode: 'production' });
  expect(script(await (await dev.get('/')).text())).toMatch(/^\/output\//);
  const urlIn = async (mode: 'development' | 'production' | 'none') =>
    script((await project.build({ config, mode })).file(/index\.html$/));
  expect(await urlIn('development')).toMatch(/^\/dev\//);
  expect(await urlIn('production')).toMatch(/^\/output\//);
  expect(await urlIn('none')).toMatch(/^\/output\//);
});

claim('dev-asset-prefix/port-of-a-build', { versions: '>=1.2' }, async (project) => {
  const built = await project.build({
    mode: 'development',
    config: { server: { port: 8123 }, dev: { assetPrefix: 'http://127.0.0.1:<port>/' } },
  });
  expect(script(built.file(/index\.html$/))).toBe('http://127.0.0.1:8123/static/js/index.js');
});

claim('dev-asset-prefix/auto', async (project) => {
  const auto = await project.dev({
    config: {
      dev: { assetPrefix: 'auto' },
      source: { entry: { index: './src/index.js', 'tides/index': './src/index.js' } },
    },
  });
  const page = async (path: string) => (await auto.get(path)).text();
  expect(script(await page('/'))).toBe('static/js/index.js');
  expect(script(await page('/tides/index.html'))).toBe('../static/js/tides/index.js');
});

claim('dev-asset-prefix/in-code', async (project) => {
  const found = async (assetPrefix: string) => {
    const built = await project.build({
      files: { 'src/index.js': 'console.log("is", import.meta.env.ASSET_PREFIX);\n' },
      config: { output: { assetPrefix, cleanDistPath: true } },
    });
    return /"is",\s*"([^"]*)"/.exec(built.file(/index\.\w+\.js$/))?.[1];
  };
  expect(await found('/harbour/')).toBe('/harbour');
  expect(await found('auto')).toBe('auto');
});

claim('write-to-disk/function', async (project) => {
  const seen: string[] = [];
  const dev = await project.dev({
    files: { 'public/robots.txt': 'all', 'dist/old.txt': 'old' },
    config: {
      dev: {
        writeToDisk: (file: string) => {
          seen.push(file);
          return file.endsWith('.html');
        },
      },
    },
  });
  const written = (name: string) => existsSync(path.join(project.root, 'dist', name));
  expect(seen).toContain(path.join(project.root, 'dist/static/js/index.js'));
  expect(written('index.html')).toBe(true);
  expect(written('static/js/index.js')).toBe(false);
  expect(written('robots.txt')).toBe(false);
  expect(written('old.txt')).toBe(false);
  expect((await dev.get('/static/js/index.js')).status).toBe(200);
});

claim('write-to-disk/off', { versions: '>=1.2' }, async (project) => {
  await project.dev({ files: { 'dist/old.txt': 'old' } });
  expect(existsSync(path.join(project.root, 'dist/old.txt'))).toBe(true);
  expect(existsSync(path.join(project.root, 'dist/index.html'))).toBe(false);
});

claim('write-to-disk/manifest', { versions: '>=1.1' }, async (project) => {
  for (const writeToDisk of [false, () => false]) {
    await project.dev({ config: { output: { manifest: true }, dev: { writeToDisk } } });
    const dist = path.join(project.root, 'dist');
    // The server may respond before the file is written.
    await vi.waitFor(() => expect(readdirSync(dist)).toEqual(['manifest.json']), 10_000);
    rmSync(dist, { recursive: true });
  }
});

const later = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "console.log('compiled later');\n",
};
const two = { index: './src/index.js', admin: './src/admin.js' };
const lazyFiles = { ...later, 'src/admin.js': "console.log('compiled admin');\n" };

/** Whether the dev server compiled the dynamic import and the second entry without a request. */
async function compiled(project: Project, config: object) {
  const dev = await project.dev({ files: lazyFiles, config });
  const listed = await (await dev.get('/rsbuild-dev-server')).text();
  const chunks = [...listed.matchAll(/href="([^"]+\.js)"/g)].map(([, href = '']) => href);
  const code = await Promise.all(
    chunks.map(async (href) => (await fetch(new URL(href, dev.url))).text()),
  );
  return {
    imports: code.some((text) => text.includes('compiled later')),
    entries: code.some((text) => text.includes('compiled admin')),
  };
}

claim('lazy-compilation/object', { versions: '>=1.2' }, async (project) => {
  const of = (lazyCompilation: unknown) =>
    compiled(project, { source: { entry: two }, dev: { lazyCompilation } });
  expect(await of({ imports: true })).toEqual({ imports: false, entries: false });
  expect(await of({ imports: true, entries: false })).toEqual({ imports: false, entries: true });
  expect(await of(false)).toEqual({ imports: true, entries: true });
});

claim('lazy-compilation/one-entry', { versions: '>=1.4' }, async (project) => {
  const dev = await project.dev({ files: later, config: { dev: { lazyCompilation: true } } });
  expect(await (await dev.get('/static/js/index.js')).text()).toContain('src/index.js');
  const several = await compiled(project, {
    source: { entry: two },
    dev: { lazyCompilation: true },
  });
  expect(several).toEqual({ imports: false, entries: false });
});

claim('lazy-compilation/targets', { versions: '<1.3 || >=1.4' }, async (project) => {
  const rsbuild = await project.create({
    mode: 'development',
    config: {
      dev: { lazyCompilation: true },
      environments: {
        web: {},
        node: { output: { target: 'node' } },
        worker: { output: { target: 'web-worker' } },
      },
    },
  });
  const [web, node, worker] = await rsbuild.initConfigs({ action: 'dev' });
  type Compiler = { lazyCompilation?: unknown; experiments?: { lazyCompilation?: unknown } };
  // Before 1.5, it is an experiment of Rspack.
  const lazy = (one: Compiler | undefined) =>
    Boolean(one?.lazyCompilation ?? one?.experiments?.lazyCompilation);
  expect([web, node, worker].map((one) => lazy(one as Compiler))).toEqual([true, false, false]);
});

claim('lazy-compilation/build', { versions: '>=1.3' }, async (project) => {
  const built = await project.build({
    files: later,
    mode: 'development',
    config: { dev: { lazyCompilation: true } },
  });
  expect(Object.values(built.files).some((text) => text.includes('compiled later'))).toBe(true);
  expect(Object.keys(built.files).join()).not.toContain('lazy-compilation');
});

claim('dev-asset-prefix/one-script', { versions: '>=2.0' }, async (project) => {
  const scripts = async (config: object) => {
    const dev = await project.dev({ config });
    return (await (await dev.get('/')).text()).match(/<script/g)?.length;
  };
  expect(await scripts({ splitChunks: false })).toBe(1);
  expect(await scripts({ dev: { client: { overlay: false } } })).toBe(2);
});
