import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { satisfies, validRange } from 'semver';
import { newest, samplesFolder, type Toolchain } from './installed.ts';

/** Limits something to versions of the tool; all if absent. */
interface Versioned {
  /** An npm version range: `2`. */
  versions?: string;
}

/** A file to record, completely or in part. */
export interface Excerpt extends Versioned {
  /** Path relative to the output folder; `*` matches a hash or an id. */
  from: string;
  /** Name of the recording; by default the path without the part matched by `*`. */
  as?: string;
  /** Text on the first line to record. */
  start?: string;
  /** Text on the last line to record. */
  end?: string;
  /** Starts a new line at each tag, for minified HTML. */
  breakTags?: boolean;
  /** Sorts lists in JSON whose order is not stable. */
  sortLists?: boolean;
}

/** A request to a dev or preview server. */
export interface SampleRequest extends Versioned {
  path: string;
  method?: string;
  /** Request headers. */
  headers?: Record<string, string>;
  /** Response headers to record; the content type by default. */
  show?: string[];
  /** Whether to record the body as well. */
  body?: boolean;
}

interface RunBase extends Versioned {
  /** Name of the recording: `recorded/<name>.txt`. Runs for different versions may share it. */
  name: string;
  /** Reason why it does not apply to all versions. */
  why?: string;
  /** Project folder inside the sample; the sample itself by default. */
  root?: string;
  /** Configuration relative to the root; `rsbuild.config.ts` by default. */
  config?: string;
  /** Options merged into the configuration, for variants that no page shows as a file. */
  override?: Record<string, unknown>;
  mode?: 'development' | 'production' | 'none';
  envMode?: string;
  /** Environment variables. */
  env?: Record<string, string>;
  /** Whether to record the terminal output as `recorded/<name>/log.txt`. */
  log?: boolean;
  /** Output files to record. */
  files?: (string | Excerpt)[];
}

export interface BuildRun extends RunBase {
  kind?: 'build';
  /** Whether the build has to fail; its log is recorded then. */
  fails?: boolean;
}

export interface ServerRun extends RunBase {
  kind: 'dev' | 'preview';
  requests?: SampleRequest[];
  /**
   * A server script to run at the same time, with `PORT` set; its URL is passed in the variable
   * `env`.
   */
  beside?: { script: string; env: string };
  /** Whether the compilation of the dev server has to fail. */
  fails?: boolean;
  /**
   * Lazily compiled modules to request, one after the other, listing the compiled modules each
   * time.
   */
  activate?: string[];
  /** Whether to list what the dev server compiled before the first request as well. */
  listing?: boolean;
}

export type Run = BuildRun | ServerRun;

/**
 * A project below `samples`. Its folder `v1` contains differences for 1.x: replaced or additional
 * files, and recordings that differ.
 */
export interface Sample extends Versioned {
  name: string;
  folder: string;
  /** One sentence of Markdown in each language that says what it shows. */
  description: { en: string; zh: string };
  /** Reason why it does not apply to all versions. */
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
 * @throws If the file is missing, invalid or incomplete.
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

/** The first mistake in a `sample.json`, if any. */
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

/** Version ranges require a reason, and a reason requires a version range. */
function findWrongVersions({ versions, why }: Pick<Sample, 'versions' | 'why'>) {
  if (versions !== undefined && !validRange(versions))
    return `'${versions}' is no range of versions`;
  if ((versions === undefined) !== (why === undefined))
    return '`versions` and `why` belong together: which versions it is for, and the reason';
  return undefined;
}

/** Whether something applies to this version of the tool. */
export function isFor({ versions = '*' }: Versioned, { version }: Toolchain): boolean {
  return satisfies(version, versions);
}

/** Runs of a sample for this version of the tool; none if the sample does not apply to it. */
export function runsFor(sample: Sample, tool: Toolchain): Run[] {
  return isFor(sample, tool) ? sample.runs.filter((run) => isFor(run, tool)) : [];
}

/** Names of all samples: folders below `samples` with a `sample.json`. */
export function listSamples(base = samplesFolder): string[] {
  return readdirSync(base)
    .filter((name) => existsSync(join(base, name, 'sample.json')))
    .sort();
}

/** Folder with the differences for an older major; undefined for the newest one. */
export function overlayOf({ folder }: Pick<Sample, 'folder'>, tool: Toolchain): string | undefined {
  return tool === newest ? undefined : join(folder, `v${tool.major}`);
}

/**
 * Files that are not part of the project: build output, recordings, dependencies, and differences
 * for older majors.
 */
const notSource = /^(?:recorded|dist(?:-.+)?|node_modules|sample\.json|v\d+)$/;

/** Whether only runs for other versions use a configuration or project folder. */
function isOfOthers(sample: Sample, path: string, tool: Toolchain): boolean {
  const users = sample.runs.filter(({ root = '.', config }) =>
    [root, config && join(root, config)].includes(path),
  );
  return users.length > 0 && !users.some((run) => isFor(run, tool));
}

/**
 * Copies a sample for a version of the tool: without recordings, and with the differences for its
 * major.
 *
 * @param target Folder, which may exist.
 */
export function copySample(sample: Sample, target: string, tool: Toolchain): void {
  const overlay = overlayOf(sample, tool);
  for (const folder of [sample.folder, overlay]) {
    if (!folder || !existsSync(folder)) continue;
    cpSync(folder, target, {
      recursive: true,
      filter: (source) => {
        const path = relative(folder, source);
        return !notSource.test(path) && !isOfOthers(sample, path, tool);
      },
    });
  }
}

/**
 * Path of a sample's file for a version of the tool: a source file, or a recording below
 * `recorded`.
 *
 * @param path Relative to the sample, with forward slashes.
 * @returns Path relative to the sample; undefined if that version has no such file.
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

/** Whether a run for this version writes a recording, according to its description. */
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

/** Files in a folder, sorted, with forward slashes. */
export function filesBelow(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = prefix + entry.name;
      return entry.isDirectory() ? filesBelow(join(folder, entry.name), `${path}/`) : [path];
    })
    .sort();
}
