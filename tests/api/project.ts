/** A project in a temporary folder, for tests with the pinned package. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { tool } from '../testedTool.ts';

export const core = await tool.import<typeof Core>('@rsbuild/core');

/** Folder of the current test's project. It has an empty entry unless the test replaces it. */
export let root: string;

/** @param files content by path relative to the project */
export async function write(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

/** An instance for the project that prints nothing and uses a free port. */
export const create = (config: Core.RsbuildConfig = {}) =>
  core.createRsbuild({
    cwd: root,
    config: {
      ...config,
      performance: { printFileSize: false, ...config.performance },
      server: { printUrls: false, host: '127.0.0.1', port: 5790, ...config.server },
    },
  });

/** Creates the project before each test of the file, and removes it afterwards. */
export function inProject() {
  // Actual builds and servers, which are slow on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(async () => {
    core.logger.level = 'silent';
    vi.stubEnv('NODE_ENV', undefined);
    // The real path, as the folder for temporary files is a symlink on macOS.
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'api-')));
    await write({ 'package.json': '{ "private": true, "type": "module" }\n', 'src/index.js': '' });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await rm(root, { recursive: true, force: true });
  });
}
