/** Runs installed versions and collects the results, see `observe.mjs`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FactValue } from '../../../src/facts/index.ts';
import { repoRoot } from '../install.ts';

export type Mode = 'development' | 'production';
export const modes: readonly Mode[] = ['development', 'production'];

/** Targets of a build except the default one. */
export const targets = ['node', 'web-worker'] as const;

/** A configuration to try. */
export interface Case {
  id: string;
  /** Code of the configuration object. */
  code: string;
  /** Case to compare it with. */
  base?: string;
  /** Code of the value that the base case does not have. */
  value?: string;
}

/** Input of a run. */
export interface Job {
  /** Folder that contains `node_modules` with the tool. */
  folder: string;
  /** Project folder, used as the working directory. */
  project: string;
  cases: Case[];
}

/** Result of a configuration. */
export interface Observed {
  normalized: Record<string, FactValue>;
  /** Paths in the generated Rspack configuration, with their values. */
  effects: Record<string, FactValue>;
  browserslist: FactValue;
  instance: string[];
  pluginApi: string[];
  plugins: string[];
}

/**
 * Difference between a configuration and its base: none, only the given value, or something else.
 */
type Difference = 'same' | 'added' | 'changed';

export interface Comparison {
  /** Difference in the generated Rspack configuration. */
  rspack: Difference;
  /** Difference in the normalized configuration. */
  config: Difference;
}

export type Observation = { id: string } & (Observed | Comparison | { error: string });

export function isComparison(run: Observation | undefined): run is { id: string } & Comparison {
  return run !== undefined && 'rspack' in run;
}

/** Complete result of a run. */
export interface Run {
  /** `typeof` of every runtime export. */
  exports: Record<string, string>;
  results: Observation[];
}

/** Variants of the project that affect defaults. */
export const variants: Case[] = [
  { id: 'none', code: "{ mode: 'none' }" },
  ...targets.map((target) => ({ id: target, code: `{ output: { target: '${target}' } }` })),
];

const project = path.join(repoRoot, `.cache/facts/project-${process.pid}`);

/**
 * Creates a project with one empty entry, without files from earlier runs.
 * @param modules folder that becomes its `node_modules`
 */
function makeProject(modules?: string): void {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(path.join(project, 'src'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{ "name": "project", "private": true }\n');
  writeFileSync(path.join(project, 'src/index.js'), '');
  if (modules) symlinkSync(modules, path.join(project, 'node_modules'), 'junction');
}

/**
 * @param folder folder with the installed version
 * @param mode value of `NODE_ENV`
 * @param cases configurations as code
 * @param hasModules whether the project itself contains the installed packages, which plugins for
 *   frameworks need
 * @throws if the process fails
 */
export function observe(folder: string, mode: Mode, cases: Case[], hasModules = false): Run {
  makeProject(hasModules ? path.join(folder, 'node_modules') : undefined);
  const jobFile = path.join(project, 'job.json');
  const resultFile = path.join(project, 'result.json');
  const job: Job = { folder, project, cases };
  writeFileSync(jobFile, JSON.stringify(job));
  const run = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'observe.mjs'), jobFile, resultFile],
    // The search for a PostCSS configuration stops at the home folder.
    { cwd: project, env: { ...process.env, NODE_ENV: mode, HOME: project }, encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`${folder}: ${run.stderr.trim()}`);
  const answer: Run = JSON.parse(readFileSync(resultFile, 'utf8'));
  rmSync(project, { recursive: true, force: true });
  return answer;
}

/**
 * The normalized configuration of the command line, without a configuration file.
 * @param folder folder with the installed version
 */
export function cliRuns(folder: string): Record<Mode, Record<string, FactValue>> {
  makeProject();
  const runs = modes.map((mode) => {
    const output = path.join(project, 'inspected');
    const run = spawnSync(
      process.execPath,
      [
        path.join(folder, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
        ...['inspect', '--mode', mode, '--output', output],
      ],
      { cwd: project, env: { ...process.env, NODE_ENV: mode }, encoding: 'utf8' },
    );
    if (run.status !== 0) throw new Error(`${folder}: ${run.stderr.trim()}`);
    const text = readFileSync(path.join(output, 'rsbuild.config.mjs'), 'utf8');
    const config = new Function(text.replace('export default', 'return'))();
    rmSync(project, { recursive: true, force: true });
    makeProject();
    // Only plain values are compared; values that JSON cannot represent are omitted.
    return [mode, JSON.parse(JSON.stringify(config))];
  });
  return Object.fromEntries(runs);
}
