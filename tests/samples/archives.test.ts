import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleArchive } from '../../build/emit/sampleArchives.ts';
import { newest, samplesFolder } from '../../scripts/samples/installed.ts';
import {
  filesBelow,
  isFor,
  listSamples,
  type Run,
  readSample,
} from '../../scripts/samples/sample.ts';

const run = promisify(execFile);
const folders: string[] = [];

/** A name without its hash, as transitive dependencies are not pinned. */
const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{10}(?=\.)/, '');

/** Extracts a sample's archive into an empty folder and returns the project folder. */
async function unpack(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  folders.push(folder);
  for (const [file, bytes] of Object.entries(unzipSync(sampleArchive(samplesFolder, name, [])))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  return path.join(folder, name);
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

// Samples without and with a framework, with a compiler that is a program, with a nested project,
// and with their own package.json.
test.each([
  ['first-project', ''],
  ['react-app', ''],
  ['vue-app', ''],
  ['webpack-migration', 'after'],
  ['path-aliases', ''],
])('the archive of %s installs by itself and builds what is recorded', async (name, root) => {
  const folder = await unpack(name);
  const npm = (...args: string[]) =>
    run('npm', args, { cwd: folder, env: { ...process.env, NODE_ENV: undefined } });
  // The packages are in npm's cache, as the samples are installed.
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  await npm('run', 'build');
  const recorded = await readFile(path.join(samplesFolder, name, 'recorded/build.txt'), 'utf8');
  const files = recorded.match(/^\S+\/\S+/gm) ?? [];
  const output = files[0]?.split('/')[0] ?? '';
  const built = filesBelow(path.join(folder, root, output), `${output}/`);
  expect(built.map(withoutHash).sort()).toEqual(files.map(withoutHash).sort());
});

describe('every archive', () => {
  const archives = listSamples().map((name) => ({
    name,
    bytes: sampleArchive(samplesFolder, name, [['- [Page](https://x.example/page)'], []]),
  }));

  test('weighs at most 80 kB', () => {
    expect(archives.filter(({ bytes }) => bytes.length > 80_000)).toEqual([]);
  });

  test('names its commands and pages in its README, and pins each package', () => {
    for (const { name, bytes } of archives) {
      const files = unzipSync(bytes);
      const text = (file: string) => new TextDecoder().decode(files[`${name}/${file}`]);
      expect(text('README.md'), name).toContain('npm install');
      expect(text('README.md'), name).toContain('https://x.example/page');
      const { scripts, dependencies, devDependencies } = JSON.parse(text('package.json'));
      for (const script of Object.keys(scripts)) {
        expect(text('README.md'), name).toContain(`npm run ${script}`);
      }
      for (const version of Object.values({ ...dependencies, ...devDependencies })) {
        expect(version, name).toMatch(/^(?:file:|(?:npm:.+@)?\d+\.\d+\.\d+)/);
      }
      expect(Object.keys(files).join(), name).not.toMatch(/recorded|sample\.json|node_modules/);
      // Archives do not contain the folder with files for 1.x.
      expect(
        Object.keys(files).filter((file) => /^[^/]+\/v\d+\//.test(file)),
        name,
      ).toEqual([]);
    }
  });

  test('has the types of what its files import', () => {
    const sides = { typed: [] as string[], untyped: [] as string[] };
    for (const { name, bytes } of archives) {
      const files = unzipSync(bytes);
      const text = (file: string) => new TextDecoder().decode(files[file]);
      const { dependencies, devDependencies } = JSON.parse(text(`${name}/package.json`));
      const hasTypes = '@types/node' in { ...dependencies, ...devDependencies };
      sides[hasTypes ? 'typed' : 'untyped'].push(name);
      const ofNode = Object.keys(files).filter((file) => /from ['"]node:/.test(text(file)));
      expect(hasTypes ? [] : ofNode).toEqual([]);
    }
    expect(sides.typed).toContain('path-aliases');
    expect(sides.untyped).toContain('first-project');
  });

  test('leaves the bundler to the version of the tool that a reader installs', () => {
    for (const { name, bytes } of archives) {
      const manifest = unzipSync(bytes)[`${name}/package.json`];
      const { overrides = {} } = JSON.parse(new TextDecoder().decode(manifest));
      expect(overrides, name).not.toHaveProperty(['@rspack/core']);
    }
  });

  test('has commands for what succeeds with the version that it installs', () => {
    for (const { name, bytes } of archives) {
      const manifest = unzipSync(bytes)[`${name}/package.json`];
      const { scripts } = JSON.parse(new TextDecoder().decode(manifest));
      const isOffered = (run: Run) => isFor(run, newest) && !run.fails;
      const { runs } = readSample(name);
      const offered = new Set(runs.filter(isOffered).map((run) => run.name));
      const others = runs.filter((run) => !offered.has(run.name));
      const commands = others.map((run) => `${run.kind ?? 'build'}:${run.name}`);
      expect(
        commands.filter((command) => command in scripts),
        name,
      ).toEqual([]);
    }
  });

  test('has the same bytes each time, wherever it is made', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    for (const { name, bytes } of archives.slice(0, 10)) {
      const again = sampleArchive(samplesFolder, name, [['- [Page](https://x.example/page)'], []]);
      expect(Buffer.compare(again, bytes), name).toBe(0);
    }
    process.env.TZ = zone;
  });
});
