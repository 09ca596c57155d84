import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from '../builtSite.ts';
import { writePictures } from './writePictures.ts';

let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'cache-'));
});
afterAll(() => rm(cache, { recursive: true }));

test('of what builds keep, it removes pictures alone', async () => {
  for (const folder of ['og', 'compressed', 'pages']) {
    await mkdir(path.join(cache, folder));
    await writeFile(path.join(cache, folder, 'unused'), '');
  }
  const file = (name: string) => path.resolve(import.meta.dirname, '../../..', name);
  const site = { pages: [], folder: cache, cache, tokens: file('theme/styles/tokens.css') };
  await writePictures({
    ...site,
    logo: file('docs/public/logo-light.svg'),
  } as unknown as BuiltSite);
  const kept = ['og', 'compressed', 'pages'].map((folder) => readdir(path.join(cache, folder)));
  expect(await Promise.all(kept)).toEqual([[], ['unused'], ['unused']]);
});
