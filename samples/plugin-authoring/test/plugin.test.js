import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createRsbuild } from '@rsbuild/core';
import { pluginStaging } from '../dist/index.js';

const playground = path.join(import.meta.dirname, '../playground');

/** Builds the playground with the plugin and returns a function that reads its files. */
async function build(t, options, config = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'staging-'));
  t.after(() => rm(folder, { recursive: true }));
  const rsbuild = await createRsbuild({
    cwd: playground,
    config: {
      ...config,
      logLevel: 'error',
      plugins: [pluginStaging(options)],
      output: { ...config.output, distPath: { root: folder } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return (name) => readFile(path.join(folder, name), 'utf8');
}

test('marks pages and keeps search engines away', async (t) => {
  const read = await build(t, { label: 'try-out' });
  const html = await read('index.html');
  assert.match(html, />try-out<\/div>/);
  assert.match(html, /<meta name="robots" content="noindex">/);
  assert.match(await read('robots.txt'), /^Disallow: \/$/m);
});

test('leaves search engines alone when told so', async (t) => {
  const read = await build(t, { noIndex: false });
  assert.doesNotMatch(await read('index.html'), /noindex/);
  await assert.rejects(read('robots.txt'), { code: 'ENOENT' });
});

test('writes nothing beside a server bundle', async (t) => {
  const read = await build(t, {}, { output: { target: 'node' } });
  await assert.rejects(read('robots.txt'), { code: 'ENOENT' });
});

test('refuses an empty label', async (t) => {
  await assert.rejects(build(t, { label: ' ' }), /"label" must not be empty/);
});
