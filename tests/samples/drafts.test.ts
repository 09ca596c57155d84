import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newest } from '../../scripts/samples/installed.ts';
import { asCommand, capture, createProject, listOutput } from '../../scripts/samples/project.ts';
import { copySample, readSample } from '../../scripts/samples/sample.ts';
import { check } from '../check/data.ts';

// Drafts written by the check of configurations build with the newest version.

let scratch = '';
beforeAll(() => {
  mkdirSync(join(newest.folder, '.cache'), { recursive: true });
  scratch = mkdtempSync(join(newest.folder, '.cache/drafts-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Builds one side of a sample with another configuration; returns the output files. */
async function build(name: string, side: string, config: string, override = {}): Promise<string[]> {
  const root = join(scratch, name, side);
  copySample(readSample(name), join(scratch, name), newest);
  writeFileSync(join(root, 'rsbuild.config.ts'), config);
  let written: string[] = [];
  const run = { name: 'draft', override } as Parameters<typeof createProject>[0];
  await capture(() =>
    asCommand(run, root, async () => {
      const project = await createProject(run, root, { tool: newest, port: 0 });
      const result = await project.rsbuild.build();
      await result.close();
      written = listOutput(project).map(({ path, size }) => `${path} ${size}`);
    }),
  );
  return written;
}

const sampleFile = (name: string, file: string) =>
  readFileSync(join(readSample(name).folder, file), 'utf8');

/** Draft for another tool's configuration and its package.json. */
function draftOf(name: string, file: string): string {
  const manifest = { name: 'package.json', text: sampleFile(name, 'before/package.json') };
  const report = check(sampleFile(name, `before/${file}`), '2.3', {
    name: file,
    files: [manifest],
  });
  return report.rewritten?.text ?? '';
}

/** Names without hashes, which differ for a configuration with fewer settings. */
const names = (files: readonly string[]) =>
  files.map((file) => file.replace(/ \d+$/, '').replace(/\.[0-9a-f]{8,10}\./, '.*.')).sort();

test('an upgraded configuration writes what the migrated one writes', async () => {
  const before = sampleFile('upgrade-1-to-2', 'before/rsbuild.config.ts');
  const rewritten = check(before, '1.7').rewritten?.text ?? '';
  const [own, byHand] = [
    await build('upgrade-1-to-2', 'after', rewritten),
    await build('upgrade-1-to-2', 'after', sampleFile('upgrade-1-to-2', 'after/rsbuild.config.ts')),
  ];
  expect(own.length).toBeGreaterThan(3);
  expect(own).toEqual(byHand);
});

// Settings that the drafts leave to be converted by hand; each is in the guide.
test.each([
  ['vite-migration', 'vite.config.ts', { source: { assetsInclude: /\.txt$/ } }, []],
  [
    'webpack-migration',
    'webpack.config.js',
    // The template was moved out of the public folder.
    { html: { template: './templates/index.html' } },
    // Folder names and source maps depend on a condition.
    ['build/static/css/index.*.css', 'build/static/js/index.*.js'],
  ],
  ['vue-cli-migration', 'vue.config.js', {}, []],
])('the draft of %s builds to the same files', async (name, file, override, elsewhere) => {
  const own = names(await build(name, 'after', draftOf(name, file), override));
  const byHand = names(await build(name, 'after', sampleFile(name, 'after/rsbuild.config.ts')));
  expect(own.length).toBeGreaterThan(2);
  expect(own).toEqual(expect.arrayContaining(elsewhere));
  if (elsewhere.length === 0) expect(own).toEqual(byHand);
});
