import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { satisfies, validRange } from 'semver';
import { newest, samplesFolder, type Toolchain } from './installed.ts';

/** Versions of the tool that something is for; all of them when left out. */
interface Versioned {
  /** A range as npm writes it: `2`. */
  versions?: string;
}

/** A file whose content is recorded, whole or in part. */
export interface Excerpt extends Versioned {
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
export interface SampleRequest extends Versioned {
  path: string;
  method?: string;
  /** Request headers. */
  headers?: Record<string, string>;
  /** Response headers to record; the content type when left out. */
  show?: string[];
  /** Records the body below the headers. */
  body?: boolean;
}

interface RunBase extends Versioned {
  /** Name of the recording: `recorded/<name>.txt`. Runs for different versions may share one. */
  name: string;
  /** Why it is not for all versions. */
  why?: string;
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
  /** A server script that runs beside, with `PORT` set; its URL goes into the variable `env`. */
  beside?: { script: string; env: string };
  /** The compilation of a dev server must fail. */
  fails?: boolean;
  /** Lazily compiled modules to ask for, one after the other, listing what is compiled each time. */
  activate?: string[];
  /** Also lists what the dev server compiled before the first request. */
  listing?: boolean;
}

export type Run = BuildRun | ServerRun;

/**
 * A project below `samples`. Its folder `v1` holds what 1.x has otherwise: files that replace others
 * or are added, and the recordings that differ.
 */
export interface Sample extends Versioned {
  name: string;
  folder: string;
  /** What it shows, in one sentence of Markdown in each language. */
  description: { en: string; zh: string };
  /** Why it is not for all versions. */
  why?: string;
  runs: Run[];
}

const sampleKeys = ['description', 'versions', 'why', 'runs'];
const runKeys = [
  'name',
  'versions',
  'why',
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
 * Reads the `sample.json` of a sample.
 *
 * @param name Its folder below `samples`.
 * @throws When the file is missing, misspelled or incomplete.
 */
export function readSample(name: string, base = samplesFolder): Sample {
  const folder = join(base, name);
  const file = join(folder, 'sample.json');
  if (!existsSync(file)) throw new Error(`samples/${name} has no sample.json`);
  const sample = JSON.parse(readFileSync(file, 'utf8')) as Omit<Sample, 'name' | 'folder'>;
  const problem = findMistake(sample);
  if (problem) throw new Error(`samples/${name}/sample.json: ${problem}`);
  return { name, folder, ...sample };
}

/** The first thing wrong with a `sample.json`, if any. */
export function findMistake(sample: Partial<Sample>): string | undefined {
  const { description, runs, versions, why, ...rest } = sample;
  if (!description?.en || !description.zh)
    return '`description` says in one sentence of `en` and of `zh` what the sample shows';
  if (!Array.isArray(runs) || runs.length === 0) return '`runs` needs at least one run';
  const unknown = Object.keys(rest)[0];
  if (unknown) return `unknown key '${unknown}'; known are ${sampleKeys.join(', ')}`;
  const wrong = findWrongVersions(sample);
  if (wrong) return wrong;
  for (const run of runs) {
    if (!/^[\w-]+$/.test(run.name ?? ''))
      return 'a run needs a `name` of letters, digits and dashes';
    const sameName = runs.filter(({ name }) => name === run.name);
    if (sameName.some((other) => other !== run && !(other.versions && run.versions)))
      return `two runs are named '${run.name}'`;
    const alone = sameName.length === 1 ? findWrongVersions(run) : undefined;
    if (alone) return `run '${run.name}': ${alone}`;
    const misspelled = Object.keys(run).find((key) => !runKeys.includes(key));
    if (misspelled)
      return `run '${run.name}': unknown key '${misspelled}'; known are ${runKeys.join(', ')}`;
  }
  return undefined;
}

/** What is for certain versions says why, and nothing else may. */
function findWrongVersions({ versions, why }: Pick<Sample, 'versions' | 'why'>) {
  if (versions !== undefined && !validRange(versions))
    return `'${versions}' is no range of versions`;
  if ((versions === undefined) !== (why === undefined))
    return '`versions` and `why` belong together: which versions it is for, and the reason';
  return undefined;
}

/** Is something for this version of the tool? */
export function isFor({ versions = '*' }: Versioned, { version }: Toolchain): boolean {
  return satisfies(version, versions);
}

/** The runs of a sample with this version of the tool; none when the sample is for others. */
export function runsFor(sample: Sample, tool: Toolchain): Run[] {
  return isFor(sample, tool) ? sample.runs.filter((run) => isFor(run, tool)) : [];
}

/** Names of all samples: folders below `samples` with a `sample.json`. */
export function listSamples(base = samplesFolder): string[] {
  return readdirSync(base)
    .filter((name) => existsSync(join(base, name, 'sample.json')))
    .sort();
}

/** The folder of what an older major has otherwise; undefined for the newest. */
export function overlayOf({ folder }: Pick<Sample, 'folder'>, tool: Toolchain): string | undefined {
  return tool === newest ? undefined : join(folder, `v${tool.major}`);
}

/** Not of the project itself: what is built, recorded or installed, and what older majors have. */
const notSource = /^(?:recorded|dist(?:-.+)?|node_modules|sample\.json|v\d+)$/;

/** Is a configuration or a folder with a project that only runs for other versions use? */
function isOfOthers(sample: Sample, path: string, tool: Toolchain): boolean {
  const users = sample.runs.filter(({ root = '.', config }) =>
    [root, config && join(root, config)].includes(path),
  );
  return users.length > 0 && !users.some((run) => isFor(run, tool));
}

/**
 * Copies a sample as it is for a version of the tool: without what is recorded, and with the files
 * that its major has otherwise.
 *
 * @param target Folder, which may be there already.
 */
export function copySample(sample: Sample, target: string, tool: Toolchain): void {
  const overlay = overlayOf(sample, tool);
  for (const folder of [sample.folder, overlay]) {
    if (!folder || !existsSync(folder)) continue;
    cpSync(folder, target, {
      recursive: true,
      filter: (source) => {
        const path = relative(folder, source);
        return !notSource.test(path) && !isOfOthers(sample, path || '.', tool);
      },
    });
  }
}

/**
 * Where a file of a sample is for a version of the tool: a source, or a recording below
 * `recorded`.
 *
 * @param path Below the sample, with forward slashes.
 * @returns Path below the sample; undefined when that version has no such file.
 */
export function fileFor(sample: Sample, path: string, tool: Toolchain): string | undefined {
  const overlay = overlayOf(sample, tool);
  const own = overlay && join(relative(sample.folder, overlay), path).split(sep).join('/');
  if (own && existsSync(join(sample.folder, own))) return own;
  if (!existsSync(join(sample.folder, path)) || !isFor(sample, tool)) return undefined;
  const recording = /^recorded\/(.+)$/.exec(path)?.[1];
  if (recording !== undefined) return records(sample, recording, tool) ? path : undefined;
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return folders.some((part) => isOfOthers(sample, part, tool)) ? undefined : path;
}

/** Does a run with this version write a recording, as far as its description says? */
function records(sample: Sample, recording: string, tool: Toolchain): boolean {
  return runsFor(sample, tool).some(({ name, files = [] }) => {
    if (recording === `${name}.txt`) return true;
    if (!recording.startsWith(`${name}/`)) return false;
    const others = files.filter(
      (file) => typeof file !== 'string' && recording === `${name}/${recordingOf(file)}`,
    );
    return others.length === 0 || others.some((file) => isFor(file as Excerpt, tool));
  });
}

/** Name of the recording of an output file. */
export function recordingOf({ from, as }: Excerpt): string {
  return as ?? from.replace(/[.-]?\*/g, '');
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
