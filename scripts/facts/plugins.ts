/** Facts about plugin packages, in the versions for each major of the tool. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import samples from '../../samples/package.json' with { type: 'json' };
import type {
  FactValue,
  PluginFact,
  PluginOptionFact,
  PluginRelease,
  PluginState,
} from '../../src/facts/index.ts';
import { installProject, peerRanges, pluginsIn, repoRoot } from './install.ts';
import { literalCode, literalValues } from './options/values.ts';
import { publishedPlugin } from './publishedPlugin.ts';
import { openProgram, typesEntry } from './read/compiler.ts';
import { declaredDefault, evaluable } from './read/declared.ts';
import type { Member } from './read/members.ts';
import { openReader, type Reader } from './read/reader.ts';
import {
  type Case,
  isComparison,
  type Mode,
  modes,
  type Observation,
  observe,
} from './run/observe.ts';

/** A folder in which plugins and the tool are installed. */
export interface PluginProject {
  /** Contains `node_modules`. */
  folder: string;
  /** Exact versions by package. */
  pinned: Record<string, string>;
}

/** The plugins installed for samples. */
export const samplesProject: PluginProject = {
  folder: path.join(repoRoot, 'samples'),
  pinned: samples.devDependencies,
};

/**
 * Installed version and peer range of a plugin.
 * @throws if the installed version is not the pinned one
 */
function installed({ folder, pinned }: PluginProject, name: string, tool: string): PluginRelease {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (manifest.version !== pinned[name]) {
    throw new Error(
      `${name}: ${pinned[name]} is pinned, ${manifest.version} installed; npm install in ${folder}`,
    );
  }
  return { version: manifest.version, range: manifest.peerDependencies?.[tool] ?? null };
}

/** Types of a plugin package. */
export interface PluginReading {
  name: string;
  version: string;
  /** Peer range for the tool. */
  range: string | null;
  factory: string;
  exports: string[];
  types: Record<string, string>;
  members: Member[];
}

/**
 * Reads all plugin packages with one TypeScript program.
 * @param tool the documented package
 */
export function readPlugins(tool: string, project = samplesProject): PluginReading[] {
  const names = pluginsIn(project.pinned);
  const roots = names.map((name) => path.join(project.folder, 'node_modules', name));
  const program = openProgram(roots.map(typesEntry));
  return names.map((name, index) => {
    const root = roots[index] as string;
    const own = `${root.split(path.sep).join('/')}/dist/`;
    // Chain types are aliases of other types, and readers need their definition.
    const isOwn = (file: string) =>
      file.startsWith(own) ||
      file.includes('/reduce-configs/') ||
      /\/@rsbuild\/core\/dist(-types)?\/types\/(utils|config)\.d\.ts$/.test(file);
    const reader = openReader(typesEntry(root), isOwn, undefined, program);
    const factory = reader.exportNames.find((one) => /^plugin[A-Z]/.test(one));
    if (!factory) throw new Error(`${name}: no factory among ${reader.exportNames.join(', ')}`);
    const members = optionsOf(reader, factory);
    const types = members.map((member) => member.type);
    return {
      name,
      ...installed(project, name, tool),
      factory,
      exports: [...reader.exportNames].sort(),
      types: reader.definitions(types),
      members,
    };
  });
}

/** Members without those of a deprecated one, which are repeated by its replacement. */
function optionsOf(reader: Reader, factory: string): Member[] {
  const members = reader.membersOf(reader.typesAt(`${factory}(0)`));
  const deprecated = members.filter((one) => one.tags.deprecated !== undefined);
  return members.filter(
    (one) => !deprecated.some((parent) => one.path.startsWith(`${parent.path}.`)),
  );
}

/** Code of plugin options that set one of them. */
function nested(option: string, value: string): string {
  return option.split('.').reduceRight((inner, key) => `{ ${key}: ${inner} }`, value);
}

function cases({ name, factory, members }: PluginReading, mode: Mode): Case[] {
  const use = (code: string) => `{ plugins: [require('${name}').${factory}(${code})] }`;
  const list: Case[] = [{ id: `${name}:base`, code: use('') }];
  for (const { path: option, type, tags } of members) {
    if (option.includes('[]') || option.includes('*')) continue;
    const parent = option.includes('.') ? option.slice(0, option.lastIndexOf('.')) : '';
    const base = parent ? `${name}:parent:${parent}` : `${name}:base`;
    if (parent && !list.some((one) => one.id === base)) {
      list.push({ id: base, code: use(nested(parent, '{}')) });
    }
    const declared = declaredDefault(tags.default)?.[mode];
    const value = declared && evaluable(declared, mode);
    if (value) {
      const id = `${name}:declared:${option}`;
      list.push({ id, code: use(nested(option, value)), base, value });
    }
    for (const literal of literalValues(type)) {
      const id = `${name}:literal:${option}=${literal}`;
      list.push({ id, code: use(nested(option, literal)), base, value: literal });
    }
  }
  return list;
}

/** Results of the cases of all plugins, by mode. */
type Runs = Map<string, Observation>[];

/**
 * Tries the options of all plugins.
 * @param readings plugins to try
 */
export function runPlugins(readings: PluginReading[], { folder } = samplesProject): Runs {
  return modes.map((mode) => {
    const list = readings.flatMap((reading) => cases(reading, mode));
    const { results } = observe(folder, mode, list, true);
    return new Map(results.map((one) => [one.id, one]));
  });
}

/** Name of a plugin in the list of plugins. */
function registeredName(name: string, runs: Runs): string {
  const base = runs[0]?.get(`${name}:base`);
  if (!base || !('plugins' in base)) throw new Error(`${name}: ${JSON.stringify(base)}`);
  // The list ends with the plugin and the observer; other plugins added by the plugin precede it.
  const found = base.plugins.filter((one) => one !== 'observe').at(-1);
  if (!found) throw new Error(`${name}: no plugin registered`);
  return found;
}

/** Default of an option, from types and runs in both modes. */
function defaultOf(
  name: string,
  { path: option, type, tags }: Member,
  runs: Runs,
  remarks: string[],
): FactValue | undefined {
  const declared = declaredDefault(tags.default)?.production;
  const results = (id: string) => runs.map((run) => run.get(`${name}:${id}`)).filter(isComparison);
  if (declared === 'undefined') return { $code: 'undefined' };
  const isWrong = results(`declared:${option}`).some((run) => run.rspack === 'changed');
  if (declared !== undefined && !isWrong) return literalCode(declared, 'production');

  const literals = literalValues(type);
  const neutral = literals.filter((literal) => {
    const found = results(`literal:${option}=${literal}`);
    return found.length === runs.length && found.every((run) => run.rspack === 'same');
  });
  const [only] = literals.length > 1 && neutral.length === 1 ? neutral : [];
  if (isWrong) {
    remarks.push(`${name} ${option}: declared default ${declared}, real ${only ?? 'unknown'}`);
  }
  return only === undefined ? undefined : literalCode(only, 'production');
}

/** Facts about the installed version of a plugin. */
export type InstalledPlugin = Omit<PluginState, 'installTag'>;

/**
 * @param reading types of the plugin
 * @param runs results for its options
 * @param remarks receives a line for each declared default that runs contradict
 */
export function installedPlugin(
  reading: PluginReading,
  runs: Runs,
  remarks: string[],
): InstalledPlugin {
  const { name, range, factory, exports, types, members } = reading;
  const options = members.map((member): [string, PluginOptionFact] => {
    const fact: PluginOptionFact = { type: member.type };
    if (!member.optional) fact.required = true;
    const value = member.optional ? defaultOf(name, member, runs, remarks) : undefined;
    if (value !== undefined) fact.default = value;
    if (member.tags.deprecated !== undefined) fact.deprecated = true;
    return [member.path, fact];
  });
  return {
    peerRange: range,
    factory,
    pluginName: registeredName(name, runs),
    exports,
    types,
    options: Object.fromEntries(options),
  };
}

/**
 * First release of each plugin with which every build of Rsbuild 1.0 fails, although the peer range
 * allows it. Determined by building with each one; Rsbuild 1.0 gets no further releases.
 */
const failsWith10: Readonly<Record<string, string>> = {
  '@rsbuild/plugin-less': '1.1.1',
  '@rsbuild/plugin-sass': '1.1.2',
  '@rsbuild/plugin-solid': '1.2.0',
  '@rsbuild/plugin-stylus': '1.0.7',
};

/**
 * Reads the newest compatible version of each plugin for every minor of the tool.
 *
 * @param tool the documented package
 * @param minors newest patch by documented minor, newest first
 * @param remarks receives a line for each declared default that runs contradict
 */
export function pluginFacts(
  tool: string,
  minors: Readonly<Record<string, string>>,
  remarks: string[],
): Record<string, PluginFact> {
  const facts = new Map(
    pluginsIn(samplesProject.pinned).map((name) => {
      const { newestFor, ranges, installTag } = publishedPlugin(
        peerRanges(name, tool),
        failsWith10[name],
      );
      const newest = Object.entries(minors).map(([minor, patch]) => [minor, newestFor(patch)]);
      const fact: PluginFact = {
        newestFor: Object.fromEntries(newest),
        peerRanges: ranges,
        states: {},
      };
      return [name, { fact, installTag }] as const;
    }),
  );
  for (const [minor, patch] of Object.entries(minors)) {
    const pins = [...facts].flatMap(([name, { fact }]) => {
      const version = fact.newestFor[minor];
      return version ? [[name, version] as const] : [];
    });
    if (pins.every(([name, version]) => version in (facts.get(name)?.fact.states ?? {}))) continue;
    const others = Object.entries(samplesProject.pinned).filter(([name]) => !facts.has(name));
    const pinned = { ...Object.fromEntries([...others, ...pins]), [tool]: patch };
    const project = { pinned, folder: installProject(`plugins-${patch}`, pinned) };
    const readings = readPlugins(tool, project);
    const runs = runPlugins(readings, project);
    for (const reading of readings) {
      const { fact, installTag } = facts.get(reading.name) ?? {};
      if (!fact || !installTag || reading.version in fact.states) continue;
      fact.states[reading.version] = {
        installTag: installTag(reading.version),
        ...installedPlugin(reading, runs, remarks),
      };
    }
  }
  return Object.fromEntries([...facts].map(([name, { fact }]) => [name, fact]));
}
