import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, pluginBuildCache } from './buildCache.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const options = () => ({
  root,
  docs: path.join(root, 'docs'),
  inputs: ['src', 'package-lock.json'],
  values: ['/'],
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  write('package-lock.json', '{}');
  write('src/plugins/a.ts', 'a');
  write('docs/en/a.mdx', '## A {#a}');
  write('docs/en/b.mdx', '## B {#b}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the hash of what pages are built with', () => {
  const hash = (values = ['/']) =>
    hashInputs(root, path.join(root, 'docs'), options().inputs, values);

  test.each([
    ['a plugin', () => write('src/plugins/a.ts', 'b')],
    ['the version of a package', () => write('package-lock.json', '{"a":1}')],
    ['a new file of ours', () => write('src/b.ts', '')],
    // Links to it are alive from now on.
    ['a new page', () => write('docs/en/c.mdx', '')],
    ['a public file', () => write('docs/public/a.png', '')],
    ['a deleted page', () => rmSync(path.join(root, 'docs/en/b.mdx'))],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('changes with the address of the site', () => {
    expect(hash(['/base/'])).not.toBe(hash());
  });

  test.each([
    ['the text of a page, which the bundler sees', () => write('docs/en/a.mdx', 'changed')],
    ['a test', () => write('src/plugins/a.test.ts', '')],
    ['nothing', () => write('src/plugins/a.ts', 'a')],
  ])('stays with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });
});

describe('from build to build', () => {
  /** The hooks of a build as Rspress calls them; `compiled` pages tell their headings. */
  async function build(compiled: Record<string, string[]>, mode = 'production', succeeds = true) {
    const plugin = pluginBuildCache(options());
    const config: RsbuildConfig = { mode: mode as 'production' };
    const isProduction = mode === 'production';
    const api = {
      modifyRsbuildConfig: (hook: { handler: (c: RsbuildConfig) => void }) => hook.handler(config),
    };
    for (const inner of plugin.builderConfig?.plugins ?? []) {
      if (inner && 'setup' in inner) await inner.setup(api as unknown as RsbuildPluginAPI);
    }
    const known = new Map<string, Set<string>>();
    const routes = ['a', 'b'].map((name) => ({
      routePath: `/${name}`,
      absolutePath: path.join(root, `docs/en/${name}.mdx`),
    }));
    const routeOf = (file: string) =>
      routes.find((route) => route.absolutePath === file)?.routePath;
    const service = {
      getRoutes: () => routes,
      getRouteAnchorIds: (route: string) => known.get(route),
      setRouteAnchorIds: (file: string, ids: Set<string>) => known.set(routeOf(file) ?? '', ids),
    };
    await plugin.routeServiceGenerated?.(service, isProduction);
    const restored = Object.fromEntries([...known].map(([route, ids]) => [route, [...ids]]));
    await plugin.beforeBuild?.({}, isProduction);
    for (const [route, ids] of Object.entries(compiled)) known.set(route, new Set(ids));
    if (succeeds) await plugin.afterBuild?.({}, isProduction);
    const cache = config.performance?.buildCache;
    return { restored, key: typeof cache === 'object' && String(cache.cacheDigest) };
  }
  const all = { '/a': ['a'], '/b': ['b'] };

  test('the headings of pages that did not change are known, under the same key', async () => {
    const first = await build(all);
    expect(first.restored).toEqual({});
    const second = await build({});
    expect(second.restored).toEqual(all);
    expect(second.key).toBe(first.key);
    expect((await build({})).restored).toEqual(all);
  });

  test('those of a changed page are not', async () => {
    await build(all);
    write('docs/en/b.mdx', '## C {#c}');
    expect((await build({ '/b': ['c'] })).restored).toEqual({ '/a': ['a'] });
    expect((await build({})).restored).toEqual({ '/a': ['a'], '/b': ['c'] });
  });

  test.each([
    ['a build that failed', () => build({}, 'production', false)],
    ['the folder was deleted', () => rmSync(path.join(root, '.cache'), { recursive: true })],
    ['the record was damaged', () => write('.cache/build/record.json', '{')],
    ['a plugin changed', () => write('src/plugins/a.ts', 'b')],
  ])('nothing is known, and the key is another, after %s', async (_, happens) => {
    const { key } = await build(all);
    await happens();
    const next = await build(all);
    expect(next.restored).toEqual({});
    expect(next.key).not.toBe(key);
  });

  test('the dev server has a key of its own, and leaves the record alone', async () => {
    const { key } = await build(all);
    const dev = await build({}, 'development', false);
    expect(dev.key).not.toBe(key);
    expect((await build({}, 'development', false)).key).toBe(dev.key);
    expect((await build({})).key).toBe(key);
  });
});
