/** Declarations and behavior of each version. Read once, then cached in `.cache/facts/read`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DeclaredApi, readApi } from './api.ts';
import { type CommandLine, readCli } from './cli.ts';
import { cacheDir, installVersion } from './install.ts';
import type { Candidates } from './options/defaults.ts';
import { type RunFacts, runOptions } from './options/index.ts';
import { type OptionRow, readOptions } from './options/rows.ts';
import { openProgram, typesEntry } from './read/compiler.ts';
import { openPackage } from './read/reader.ts';
import { readSources, type Sources } from './sources.ts';

export const tool = '@rsbuild/core';

/** Declarations of a version. */
export interface Declared {
  /** In declaration order. */
  options: [path: string, row: OptionRow][];
  /** Definitions of the types that options refer to. */
  types: Record<string, string>;
  api: DeclaredApi;
}

/** @param folder folder that contains `node_modules` with the tool */
export function readDeclared(folder: string): Declared {
  const root = path.join(folder, 'node_modules', tool);
  const program = openProgram([typesEntry(root)]);
  const reader = openPackage(root, undefined, program);
  const options = [...readOptions(reader)];
  const types = reader.definitions(options.map(([, row]) => row.type));
  return { options, types, api: readApi(root, program) };
}

/** Hash of the inputs of a reading: the code of some files, and other values. */
export function fingerprint(places: string[], extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const place of places) {
    const full = path.join(import.meta.dirname, place);
    const files = place.endsWith('.ts')
      ? [full]
      : readdirSync(full)
          .sort()
          .map((name) => path.join(full, name));
    for (const file of files.filter((name) => !/\.test\.ts$/.test(name)))
      hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

/** A reading cached on disk, by version and inputs. */
export function kept<T>(kind: string, key: string, read: (version: string) => T | Promise<T>) {
  const folder = path.join(cacheDir, 'read', `${kind}-${key}`);
  return async (version: string): Promise<T> => {
    const file = path.join(folder, `${version}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    console.log(`${tool} ${version}: ${kind}`);
    const answer = await read(version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
    return answer;
  };
}

const folderOf = (version: string) => installVersion(tool, version);

export const declared = kept(
  'declared',
  fingerprint(['read', 'api.ts', 'options/rows.ts']),
  (version): Declared => readDeclared(folderOf(version)),
);

export const commandLine = kept(
  'cli',
  fingerprint(['cli.ts']),
  (version): CommandLine => readCli(folderOf(version)),
);

export const sources = kept(
  'sources',
  fingerprint(['sources.ts']),
  (version): Sources => readSources(path.join(folderOf(version), 'node_modules', tool)),
);

/** @param candidates see `runOptions` */
export function runs(candidates: Candidates) {
  const key = fingerprint(['run', 'options', 'read/declared.ts'], JSON.stringify(candidates));
  return kept('runs', key, async (version): Promise<RunFacts | null> => {
    try {
      return runOptions(folderOf(version), new Map((await declared(version)).options), candidates);
    } catch (error) {
      // Some versions have no native binding for this machine.
      console.log(`${version} does not run: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  });
}
