/** Runs the scripts on the pages about programming Rsbuild. */
import { execFile } from 'node:child_process';
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { tool } from '../testedTool.ts';
import { create, inProject, root, write } from './project.ts';

inProject();

const folder = path.join(import.meta.dirname, '../../docs/en/api');

/** @returns the sample with that title on a page */
async function sample(page: string, title: string) {
  const source = await readFile(path.join(folder, page), 'utf8');
  const [, code] = source.split(`title="${title}"\n`);
  if (!code) throw new Error(`${page} has no ${title}`);
  return code.slice(0, code.indexOf('\n```'));
}

/** Runs Node.js in the project, without `NODE_ENV`. */
async function run(...args: string[]) {
  const { NODE_ENV, ...env } = process.env;
  return promisify(execFile)(process.execPath, args, { cwd: root, env: { ...env, CI: 'true' } });
}

const output = async (name = 'dist') =>
  (await readdir(path.join(root, name), { recursive: true })).sort();

beforeEach(async () => {
  await symlink(
    path.join(tool.folder, 'node_modules'),
    path.join(root, 'node_modules'),
    'junction',
  );
  await write({
    'src/index.js': 'console.log(import.meta.env.PUBLIC_NAME);\n',
    '.env': 'PUBLIC_NAME=from-env\n',
    'rsbuild.config.mjs':
      'export default { html: { title: process.env.PUBLIC_NAME ?? "none" } };\n',
  });
});

describe('the first page of the JavaScript API', () => {
  it('build.mjs writes what the command writes, with the variables of .env', async () => {
    await write({ 'build.mjs': await sample('javascript-api/index.mdx', 'build.mjs') });
    await run('build.mjs');
    const files = await output();
    const page = await readFile(path.join(root, 'dist/index.html'), 'utf8');
    expect(page).toContain('<title>from-env</title>');
    await run(path.join(tool.folder, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build');
    expect(await output()).toEqual(files);
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe(page);
  });

  it('build.mjs ends with code 1 when the code does not compile', async () => {
    await write({
      'build.mjs': await sample('javascript-api/index.mdx', 'build.mjs'),
      'src/index.js': "import './missing.js';\n",
    });
    await expect(run('build.mjs')).rejects.toMatchObject({ code: 1 });
  });

  it('kit.mjs lets the project override the tool', async () => {
    await write({
      'bin/kit.mjs': await sample('javascript-api/index.mdx', 'bin/kit.mjs'),
      'rsbuild.config.mjs': 'export default { output: { filenameHash: false } };\n',
    });
    await run('bin/kit.mjs', 'build');
    expect(await output('dist/static/js')).toEqual(['index.js', 'index.js.map']);
    const title = '<title>Kit</title>';
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toContain(title);
    await write({ 'rsbuild.config.mjs': 'export default { html: { title: "Own" } };\n' });
    await run('bin/kit.mjs', 'build');
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).not.toContain(title);
  });

  it('build.cjs requires the package', async () => {
    await write({ 'build.cjs': await sample('javascript-api/index.mdx', 'build.cjs') });
    await run('build.cjs');
    expect(await output()).toContain('index.html');
  });
});

describe('the overview', () => {
  it('a file that a plugin adds is in the manifest', async () => {
    const plugin: Core.RsbuildPlugin = {
      name: 'example:build-info',
      setup(api) {
        api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
          compilation.emitAsset('build-info.json', new sources.RawSource('{}'));
        });
      },
    };
    const rsbuild = await create({ output: { manifest: true }, plugins: [plugin] });
    await (await rsbuild.build()).close();
    const manifest = JSON.parse(await readFile(path.join(root, 'dist/manifest.json'), 'utf8'));
    expect(manifest.allFiles).toContain('/build-info.json');
  });

  it('import.meta.env and import.meta.webpackHot are replaced', async () => {
    await write({
      'src/index.js': `const { env } = { env: [
        import.meta.env.MODE, import.meta.env.DEV, import.meta.env.PROD,
        import.meta.env.BASE_URL, import.meta.env.ASSET_PREFIX,
      ] };
      console.log(JSON.stringify(env));
      if (import.meta.webpackHot) console.log('hot');`,
    });
    const rsbuild = await create({
      server: { base: '/shop' },
      output: { assetPrefix: 'https://cdn.example.com/', filenameHash: false },
    });
    await (await rsbuild.build()).close();
    const code = await readFile(path.join(root, 'dist/static/js/index.js'), 'utf8');
    for (const value of ['"production"', '!1', '!0', '"/shop"', '"https://cdn.example.com"']) {
      expect(code).toContain(value);
    }
    expect(code).not.toContain('hot');
  });

  it('paths that are not exported are closed', async () => {
    await write({ 'deep.mjs': "import '@rsbuild/core/dist/index.js';\n" });
    await expect(run('deep.mjs')).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
