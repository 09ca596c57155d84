import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newest } from '../../scripts/samples/installed.ts';
import { runSample } from '../../scripts/samples/run.ts';
import type { Sample } from '../../scripts/samples/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'ferry-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src'));
writeFileSync(join(folder, 'src/index.js'), '');
writeFileSync(join(folder, 'rsbuild.config.mjs'), 'export default {};');
writeFileSync(join(folder, 'failing.config.mjs'), "throw new Error('the ferry is full');");

const copies = () =>
  readdirSync(join(newest.folder, '.cache')).filter((name) => name.startsWith('run-test-'));

test.each([
  ['a build', 'rsbuild.config.mjs', /index\.html/],
  ['one that fails', 'failing.config.mjs', /run 'build', .*the ferry is full/],
])('%s leaves no copy of the sample', async (_, config, result) => {
  const runs = [{ name: 'build', config }];
  const sample: Sample = { name: 'run-test', folder, description: { en: '', zh: '' }, runs };
  const output = await runSample(sample, newest).then(
    (recording) => recording['build.txt'],
    ({ message }: Error) => message,
  );
  expect(output).toMatch(result);
  expect(copies()).toEqual([]);
});

test('a build that should fail and does not is an error', async () => {
  const runs = [{ name: 'build', config: 'rsbuild.config.mjs', fails: true }];
  const sample: Sample = { name: 'run-test', folder, description: { en: '', zh: '' }, runs };
  await expect(runSample(sample, newest)).rejects.toThrow('the build should fail and does not');
});
