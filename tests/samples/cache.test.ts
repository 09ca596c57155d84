import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newest, samplesFolder } from '../../scripts/samples/installed.ts';
import type { Sample } from '../../scripts/samples/sample.ts';
import { cached } from './cache.ts';

const scratch = join(samplesFolder, '.cache');
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'cache-'));
const kept = join(samplesFolder, `../.cache/samples/cache-test@${newest.major}.json`);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(kept, { force: true });
});

test('a build that differs from the recording is never kept', async () => {
  rmSync(kept, { force: true });
  const sample: Sample = { name: 'cache-test', folder, description: { en: '', zh: '' }, runs: [] };
  const built: string[] = [];
  const ask = (result: string) =>
    cached(
      sample,
      newest,
      (recording) => recording['build.txt'] === 'recorded',
      async () => {
        built.push(result);
        return { 'build.txt': result };
      },
    );
  expect(await ask('other')).toEqual({ 'build.txt': 'other' });
  expect(await ask('recorded')).toEqual({ 'build.txt': 'recorded' });
  // Cached, so nothing is built.
  expect(await ask('again')).toEqual({ 'build.txt': 'recorded' });
  writeFileSync(join(folder, 'new.ts'), '');
  expect(await ask('changed')).toEqual({ 'build.txt': 'changed' });
  expect(built).toEqual(['other', 'recorded', 'changed']);
});
