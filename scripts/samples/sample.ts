import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { samplesFolder } from './installed.ts';

/** A file whose content is recorded, whole or in part. */
export interface Excerpt {
  /** Below the output folder; `*` stands for what a hash or an id fills. */
  from: string;
  /** Name of the recording; the path without what `*` stands for when left out. */
  as?: string;
  /** Words on the first line to record. */
  start?: string;
  /** Words on the last line to record. */
  end?: string;
  /** Starts a new line at each tag: for HTML that is one long line. */
  breakTags?: boolean;
  /** Sorts the lists of JSON: for one whose order changes from build to build. */
  sortLists?: boolean;
}

/** A request to a dev or preview server. */
export interface SampleRequest {
  path: string;
  method?: string;
  /** Request headers. */
  headers?: Record<string, string>;
  /** Response headers to record; the content type when left out. */
  show?: string[];
  /** Records the body below the headers. */
  body?: boolean;
}

interface RunBase {
  /** Name of the recording: `recorded/<name>.txt`. */
  name: string;
  /** Folder of the sample that is the project; the sample itself when left out. */
  root?: string;
  /** Configuration below the root; `rsbuild.config.ts` when left out. */
  config?: string;
  /** Options laid over the configuration, for variants that no page shows as a file. */
  override?: Record<string, unknown>;
  mode?: 'development' | 'production' | 'none';
  envMode?: string;
  /** Environment variables. */
  env?: Record<string, string>;
  /** Records what the tool prints as `recorded/<name>/log.txt`. */
  log?: boolean;
  /** Output files to record. */
  files?: (string | Excerpt)[];
}

export interface BuildRun extends RunBase {
  kind?: 'build';
  /** The build must fail; its log is what is recorded. */
  fails?: boolean;
}

export interface ServerRun extends RunBase {
  kind: 'dev' | 'preview';
  requests?: SampleRequest[];
  /** A server script that runs beside, with `PORT` set; its address goes into the variable `env`. */
  beside?: { script: string; env: string };
  /** The compilation of a dev server must fail. */
  fails?: boolean;
  /** Lazily compiled modules to ask for, one after the other, telling what is compiled each time. */
  activate?: string[];
  /** Also lists what the dev server compiled before the first request. */
  listing?: boolean;
}

export type Run = BuildRun | ServerRun;

/** A project below `samples`. */
export interface Sample {
  name: string;
  folder: string;
  /** What it proves, in one sentence of each language. */
  proves: { en: string; zh: string };
  runs: Run[];
}

const sampleKeys = ['proves', 'runs'];
const runKeys = [
  'name',
  'kind',
  'root',
  'config',
  'override',
  'mode',
  'envMode',
  'env',
  'log',
  'files',
  'fails',
  'requests',
  'beside',
  'listing',
  'activate',
];

/**
 * Reads a sample's description.
 *
 * @param name Its folder below `samples`.
 * @throws When the description is missing, misspelt or incomplete.
 */
export function readSample(name: string, base = samplesFolder): Sample {
  const folder = join(base, name);
  const file = join(folder, 'sample.json');
  if (!existsSync(file)) throw new Error(`samples/${name} has no sample.json`);
  const description = JSON.parse(readFileSync(file, 'utf8')) as Omit<Sample, 'name' | 'folder'>;
  const problem = findMistake(description);
  if (problem) throw new Error(`samples/${name}/sample.json: ${problem}`);
  return { name, folder, ...description };
}

/** The first thing wrong with a description, if any. */
export function findMistake({ proves, runs, ...rest }: Partial<Sample>): string | undefined {
  if (!proves?.en || !proves.zh)
    return '`proves` says in one sentence of `en` and of `zh` what the sample proves';
  if (!Array.isArray(runs) || runs.length === 0) return '`runs` needs at least one run';
  const unknown = Object.keys(rest)[0];
  if (unknown) return `unknown key '${unknown}'; known are ${sampleKeys.join(', ')}`;
  const names = runs.map((run) => run.name);
  for (const run of runs) {
    if (!/^[\w-]+$/.test(run.name ?? ''))
      return 'a run needs a `name` of letters, digits and dashes';
    if (names.filter((name) => name === run.name).length > 1)
      return `two runs are named '${run.name}'`;
    const misspelt = Object.keys(run).find((key) => !runKeys.includes(key));
    if (misspelt)
      return `run '${run.name}': unknown key '${misspelt}'; known are ${runKeys.join(', ')}`;
  }
  return undefined;
}

/** Names of all samples: folders below `samples` with a `sample.json`. */
export function listSamples(base = samplesFolder): string[] {
  return readdirSync(base)
    .filter((name) => existsSync(join(base, name, 'sample.json')))
    .sort();
}

/** Does a path belong to the project itself, not to what is built, recorded or installed? */
export function isSource(folder: string, path: string): boolean {
  return !/^(?:recorded|dist|node_modules|sample\.json)$/.test(relative(folder, path));
}

/** Files below a folder, sorted, with forward slashes. */
export function filesBelow(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = prefix + entry.name;
      return entry.isDirectory() ? filesBelow(join(folder, entry.name), `${path}/`) : [path];
    })
    .sort();
}
