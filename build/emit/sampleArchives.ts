import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { satisfies } from 'semver';
import strings from '../../i18n.json' with { type: 'json' };
import { languages } from '../../src/site.ts';
import { archivePath, sampleNames, showingPages } from '../page/samples.ts';
import type { BuiltSite } from './builtSite.ts';

/** The fields of `samples/package.json` and of a sample's own that are used here. */
interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

interface LockedPackage {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A run in `sample.json`, as far as it becomes a script. */
interface Run {
  name: string;
  /** Versions of the tool that it applies to; all if absent. */
  versions?: string;
  kind?: 'build' | 'dev' | 'preview';
  root?: string;
  config?: string;
  mode?: string;
  envMode?: string;
  fails?: boolean;
}

/** Package names in imports of scripts and style sheets, and in compiler settings. */
const importedPackage =
  /(?:from|import|require|jsxImportSource"?:|@use|@plugin)[\s(]*['"]((?:@[\w-]+\/)?[\w.-]+)/g;

/**
 * Files that are not part of the project: build output, recordings, dependencies, metadata, and
 * variants for older majors.
 */
const leftOut = /^(?:recorded|dist|node_modules|sample\.json|v\d+)(?:[\\/]|$)/;

/** Writes each sample as an archive to download, which can be installed and run on its own. */
export async function writeSampleArchives({ folder, docs, siteUrl }: BuiltSite): Promise<void> {
  const samples = path.join(docs, '../samples');
  const showing = languages.map((language) => showingPages(docs, language));
  const names = sampleNames(samples);
  await mkdir(path.join(folder, 'samples'), { recursive: true });
  await Promise.all(
    names.map((name) => {
      const pages = showing.map(({ pagesOf }) =>
        (pagesOf.get(name) ?? []).map(
          ({ title, link }) => `- [${title}](${siteUrl}${link.slice(1)})`,
        ),
      );
      return writeFile(path.join(folder, archivePath(name)), sampleArchive(samples, name, pages));
    }),
  );
}

/**
 * A sample as an archive: its files for the newest major, a `package.json` with the tested
 * versions, and a README.
 *
 * @param samples - absolute path of `samples`
 * @param pages - links to the pages that explain it, one list per language
 * @returns a ZIP file whose bytes only depend on its content
 */
export function sampleArchive(samples: string, name: string, pages: string[][]): Uint8Array {
  const folder = path.join(samples, name);
  const files: Record<string, Uint8Array> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || leftOut.test(file)) continue;
    files[file.split(path.sep).join('/')] = readFileSync(path.join(folder, file));
  }
  const { description, runs } = readJson(path.join(folder, 'sample.json'));
  const manifest = sampleManifest(samples, name, { files, runs });
  files['package.json'] = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  files['.gitignore'] ??= strToU8('dist/\nnode_modules/\n');
  files['README.md'] ??= strToU8(readme(name, description, manifest.scripts ?? {}, pages));
  const sorted = Object.fromEntries(
    Object.keys(files)
      .sort()
      .map((file) => [`${name}/${file}`, files[file] as Uint8Array]),
  );
  // A fixed date, so that the bytes only depend on the content.
  return zipSync(sorted, { level: 9, mtime: new Date(2024, 0, 1) });
}

/** The sample's own `package.json`, if any, with scripts and pinned versions added. */
function sampleManifest(
  samples: string,
  name: string,
  { files, runs }: { files: Record<string, Uint8Array>; runs: Run[] },
): Manifest {
  const shared: Manifest = readJson(path.join(samples, 'package.json'));
  const locked: Record<string, LockedPackage> = readJson(
    path.join(samples, 'package-lock.json'),
  ).packages;
  const file = path.join(samples, name, 'package.json');
  const own: Manifest = existsSync(file) ? readJson(file) : {};
  const asked = shared.devDependencies ?? {};
  const used = usedPackages(files, Object.keys(asked), locked);
  const version = (dependency: string) =>
    asked[dependency]?.startsWith('npm:')
      ? asked[dependency]
      : locked[`node_modules/${dependency}`]?.version;
  const pinned = (dependencies: string[]) =>
    Object.fromEntries(dependencies.map((dependency) => [dependency, version(dependency) ?? '*']));
  const ownTools = Object.keys(own.devDependencies ?? {});
  const overrides = Object.entries(shared.overrides ?? {}).filter(([inner]) =>
    used.some((outer) => locked[`node_modules/${outer}`]?.dependencies?.[inner]),
  );
  return {
    name,
    ...(!own.name && { private: true, type: 'module' }),
    ...own,
    scripts: own.scripts ?? {
      ...runScripts(
        runs.filter(({ versions = '*' }) => satisfies(version('@rsbuild/core') ?? '', versions)),
      ),
      ...(files['rstest.config.ts'] && { test: 'rstest run' }),
    },
    dependencies: {
      ...pinned(used.filter((dependency) => !ownTools.includes(dependency))),
      ...own.dependencies,
    },
    ...(ownTools.length > 0 && { devDependencies: pinned(ownTools) }),
    ...(overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
  };
}

/** Scripts for the three commands, and for each further configuration of the sample. */
function runScripts(runs: Run[]): Record<string, string> {
  const flags = runs
    .filter(({ fails }) => !fails)
    .map(({ name, kind = 'build', root, config, mode, envMode }) => {
      const given = { root, config, mode, 'env-mode': envMode };
      const text = Object.entries(given).map(([flag, value]) =>
        value ? ` --${flag} ${value}` : '',
      );
      return { name, kind, flags: text.join('') };
    });
  const main = flags[0]?.flags ?? '';
  const more = flags.filter(
    (run, index) =>
      run.flags !== main && flags.findIndex((other) => other.flags === run.flags) === index,
  );
  return Object.fromEntries([
    ...['dev', 'build', 'preview'].map((command) => [command, `rsbuild ${command}${main}`]),
    ...more.map((run) => [`${run.kind}:${run.name}`, `rsbuild ${run.kind}${run.flags}`]),
  ]);
}

/**
 * Packages that files import or refer to, with their peer dependencies and types.
 *
 * @param known - packages that samples can depend on
 */
function usedPackages(
  files: Record<string, Uint8Array>,
  known: string[],
  locked: Record<string, LockedPackage>,
): string[] {
  const text = Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n');
  const imported = [...text.matchAll(importedPackage)]
    .map((match) => match[1] ?? '')
    .filter((name) => locked[`node_modules/${name}`]);
  // Plain words such as `less` have other meanings.
  const named = known.filter((name) => /[@/-]/.test(name) && text.match(`['"]${name}['"/]`));
  const used = new Set(['@rsbuild/core', ...imported, ...named]);
  if (files['tsconfig.json']) used.add('typescript');
  if (/['"]node:/.test(text)) used.add('@types/node');
  // Grows during iteration.
  for (const name of used) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } =
      locked[`node_modules/${name}`] ?? {};
    for (const peer of Object.keys(peerDependencies)) {
      if (!peerDependenciesMeta[peer]?.optional && known.includes(peer)) used.add(peer);
    }
    if (files['tsconfig.json'] && known.includes(`@types/${name}`)) used.add(`@types/${name}`);
  }
  return [...used].sort();
}

function readme(
  name: string,
  description: Record<string, string>,
  scripts: Record<string, string>,
  pages: string[][],
): string {
  const commands = Object.keys(scripts).map((script) => `npm run ${script}`);
  const about = languages.map((language, index) =>
    [
      description[language],
      strings['build.samples.run'][language],
      ['```bash', 'npm install', ...commands, '```'].join('\n'),
      ...(pages[index]?.length
        ? [strings['build.samples.explained'][language], pages[index].join('\n')]
        : []),
    ].join('\n\n'),
  );
  return `# ${name}\n\n${about.join('\n\n---\n\n')}\n`;
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows what the file holds.
function readJson(file: string): any {
  return JSON.parse(readFileSync(file, 'utf8'));
}
