/** Declarations and behavior of each version. Read once, then cached in `.cache/facts/read`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DeclaredApi, readApi } from './api.ts';
import { type CommandLine, readCli } from './cli.ts';
import { fingerprint } from './fingerprint.ts';
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

/** The programs that make each reading. */
export const programs = {
  declared: ['api.ts', 'options/rows.ts', 'read/reader.ts'],
  cli: ['cli.ts'],
  sources: ['sources.ts'],
  runs: ['options/index.ts', 'run/observe.mjs'],
  hooks: ['../hooks/record-order.ts', '../hooks/session.mjs'],
};

/** A reading cached on disk, by version and inputs. */
export function kept<T>(
  kind: keyof typeof programs,
  read: (version: string) => T | Promise<T>,
  extra?: string,
) {
  const folder = path.join(cacheDir, 'read', `${kind}-${fingerprint(programs[kind], extra)}`);
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

export const declared = kept('declared', (version): Declared => readDeclared(folderOf(version)));

export const commandLine = kept('cli', (version): CommandLine => readCli(folderOf(version)));

export const sources = kept(
  'sources',
  (version): Sources => readSources(path.join(folderOf(version), 'node_modules', tool)),
);

/** @param candidates see `runOptions` */
export function runs(candidates: Candidates) {
  const read = async (version: string): Promise<RunFacts | null> => {
    try {
      return runOptions(folderOf(version), new Map((await declared(version)).options), candidates);
    } catch (error) {
      // Some versions have no native binding for this machine.
      console.log(`${version} does not run: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  };
  return kept('runs', read, JSON.stringify(candidates));
}
