/** Facts about the options. */
import type { FactValue, ModeValue, OptionFact } from '../../src/facts/index.ts';
import { declaredDefault, evaluable } from './declared.ts';
import {
  appliedDefaults,
  appliedInParent,
  at,
  isObject,
  needsFile,
  shownEffects,
} from './effects.ts';
import {
  type Case,
  type Comparison,
  cliRuns,
  type Mode,
  modes,
  type Observation,
  type Observed,
  observe,
} from './observe.ts';
import type { Member, Reader } from './reader.ts';
import { optionReplacements } from './replacements.ts';
import { minorOf } from './versions.ts';

/** One version that was read. */
export interface VersionReading {
  version: string;
  folder: string;
  reader: Reader;
  /** Run of an empty configuration. */
  runs: Record<Mode, Observed>;
  /** `typeof` of the runtime exports. */
  exports: Record<string, string>;
}

/** Options whose members a dependency declares, and which a page about the option needs. */
const withExternalMembers = new Set([
  'dev.lazyCompilation',
  'dev.watchFiles.options',
  'moduleFederation.options',
  'output.copy',
  'output.minify.cssOptions',
  'output.minify.jsOptions',
  'performance.bundleAnalyze',
  'server.cors',
  'server.proxy',
  'tools.cssExtract.loaderOptions',
  'tools.cssExtract.pluginOptions',
]);

/** Top-level options whose members have facts of their own elsewhere. */
const opaque = new Set(['plugins', 'environments', 'provider', '_privateMeta']);

/** Members that an object must have, so that the others can be tried alone. */
const fillers: Record<string, string> = {
  'html.appIcon': 'icons: []',
  'html.tags': "tag: 'meta'",
  'dev.watchFiles': 'paths: []',
  'output.inlineScripts': 'test: /x/',
  'output.inlineStyles': 'test: /x/',
};

interface OptionRow extends Member {
  environments: boolean;
  external: boolean;
}

/** Names are compared without the marks for arrays and records, which come and go. */
const plainName = (path: string) => path.replace(/\[\]|\.\*/g, '');

/**
 * Every option of a version, in declaration order.
 * @param reader declarations of that version
 */
export function readOptions(reader: Reader): Map<string, OptionRow> {
  const config = reader.typeNamed('RsbuildConfig');
  const environment = reader.typeNamed('EnvironmentConfig');
  if (!config || !environment) throw new Error('RsbuildConfig or EnvironmentConfig is missing');
  const rows = new Map<string, OptionRow>();
  const add = (row: Member, environments: boolean, external = false) =>
    rows.set(row.path, { ...row, environments, external });

  for (const name of reader.propertyNames(config)) {
    const own = reader.memberOf(config, name);
    const type = reader.property(config, name);
    if (!own || !type) continue;
    const inEnvironment = reader.property(environment, name);
    const members = opaque.has(name) ? [] : reader.membersOf(type, name);
    if (members.length === 0) {
      add(own, inEnvironment !== undefined);
      continue;
    }
    const allowed = new Set(inEnvironment ? reader.propertyNames(inEnvironment) : []);
    for (const member of members) {
      const option = member.path.split('.')[1]?.replace('[]', '') ?? '';
      add(member, allowed.has(option));
    }
  }
  for (const name of withExternalMembers) {
    const parent = rows.get(name);
    if (!parent) continue;
    const types = reader.typesAt(`RsbuildConfig.${name}`);
    for (const member of reader.membersOf(types, name, true)) {
      const known = [...rows.keys()].some((key) => plainName(key) === plainName(member.path));
      if (!known) add(member, parent.environments, true);
    }
  }
  return ordered(rows);
}

/** Puts every row behind the option that it belongs to. */
function ordered(rows: Map<string, OptionRow>): Map<string, OptionRow> {
  const keys = [...rows.keys()];
  const parents = new Map(keys.map((key) => [key, parentOf(key, rows)]));
  const result = new Map<string, OptionRow>();
  const place = (key: string) => {
    const row = rows.get(key);
    if (!row || result.has(key)) return;
    result.set(key, row);
    for (const other of keys) if (parents.get(other) === key) place(other);
  };
  for (const key of keys) if (parents.get(key) === undefined) place(key);
  return result;
}

/** The option or member that holds a member; undefined for an option. */
function parentOf(path: string, rows: Map<string, unknown>): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length - 1; length > 0; length--) {
    const candidate = parts.slice(0, length).join('.');
    for (const name of [candidate, plainName(candidate)]) if (rows.has(name)) return name;
  }
  return undefined;
}

// ---- defaults -------------------------------------------------------------------------------

const undefinedValue: FactValue = { $code: 'undefined' };

/** A value with its members in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** Equality of values, whatever the order of their members. */
const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/**
 * Whether a default changed. A member that only one of the two knows is no change of the others:
 * members have facts of their own.
 */
export function differs(from: FactValue, to: FactValue): boolean {
  if (Array.isArray(from) && Array.isArray(to)) {
    return (
      from.length !== to.length || from.some((item, index) => differs(item, to[index] ?? null))
    );
  }
  if (isObject(from) && isObject(to) && !('$code' in from) && !('$code' in to)) {
    return Object.keys(from).some(
      (key) => key in to && differs(from[key] ?? null, to[key] ?? null),
    );
  }
  return !same(from, to);
}

const isUndefined = (value: FactValue | undefined) =>
  value === undefined || same(value, undefinedValue);

function modeValue(values: Record<Mode, FactValue>): ModeValue {
  return same(values.development, values.production)
    ? { value: values.development }
    : { development: values.development, production: values.production };
}

/** Code of a configuration with one option set. */
function configWith(path: string, value: string): string {
  return path.split('.').reduceRight((inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`, value);
}

/** Code of a configuration in which a parent object is there, with or without one member. */
function configWithMember(parent: string, member: string, value?: string): string {
  const inside = [
    fillers[parent],
    value === undefined ? undefined : `${JSON.stringify(member)}: ${value}`,
  ];
  return configWith(parent, `{ ${inside.filter(Boolean).join(', ')} }`);
}

/** Values that a type accepts and that can be written out: literals and booleans. */
export function literalValues(type: string): string[] {
  const parts = type.split(' | ');
  return parts.flatMap((part) =>
    part === 'boolean' ? ['true', 'false'] : /^'[^']*'$/.test(part) ? [part] : [],
  );
}

/** What the runs say about one option, in one mode. */
interface Resolved {
  value: FactValue | undefined;
  /** The declared default, where the runs contradict it. */
  contradicts?: string;
  /** True if the value rests on the declaration alone. */
  declaredOnly?: boolean;
}

export function isComparison(run: Observation | undefined): run is { id: string } & Comparison {
  return run !== undefined && 'rspack' in run;
}

/** Everything the resolution of one mode needs. */
interface Trial {
  mode: Mode;
  base: Observed;
  results: Map<string, Observation>;
  exports: string[];
}

/**
 * Configurations that tell defaults. An option that the empty configuration shows with its
 * declared default needs none.
 */
function cases(rows: Map<string, OptionRow>, mode: Mode, names: string[], shown: Observed): Case[] {
  const list: Case[] = [{ id: 'base', code: '{}' }];
  const seen = new Set(['base']);
  const push = (item: Case) => {
    if (!seen.has(item.id)) list.push(item);
    seen.add(item.id);
  };
  for (const [path, row] of rows) {
    if (path.includes('[]') || path.includes('*')) continue;
    const parent = parentOf(path, rows);
    const base = parent ? `parent:${parent}` : 'base';
    if (row.external && !appliedInParent[path]) continue;
    if (parent) push({ id: base, code: configWithMember(parent, '') });
    const member = parent ? path.slice(parent.length + 1) : '';
    const code = (value: string) =>
      parent ? configWithMember(parent, member, value) : configWith(path, value);
    const declared = declaredDefault(row.tags.default)?.[mode];
    const real = measured(path, shown);
    if (declared && !isUndefined(real) && same(literalCode(declared, mode), real)) continue;
    const value = declared && evaluable(declared, mode, names);
    if (value) push({ id: `declared:${path}`, code: code(value), base, value });
    for (const literal of isUndefined(real) ? literalValues(row.type) : []) {
      push({ id: `literal:${path}=${literal}`, code: code(literal), base, value: literal });
    }
    // A default that is the name of another option follows that option.
    if (declared && rows.has(declared) && rows.get(declared)?.type === 'string') {
      push({ id: `follows:${path}`, code: configWith(declared, "'/probe'") });
    }
  }
  return list;
}

function resolve(
  path: string,
  row: OptionRow,
  rows: Map<string, OptionRow>,
  trial: Trial,
): Resolved {
  const { mode, base, results } = trial;
  const declared = declaredDefault(row.tags.default)?.[mode];
  const inArray = path.includes('[]') || path.includes('*');
  const parentRun = results.get(`parent:${parentOf(path, rows)}`);
  const inParent =
    parentRun && 'normalized' in parentRun ? appliedInParent[path]?.(parentRun) : undefined;
  const real = measured(path, base) ?? inParent;
  if (inArray || (row.external && isUndefined(real))) {
    if (!declared) return { value: undefined };
    return { value: literalCode(declared, mode), declaredOnly: true };
  }
  const explicit = results.get(`declared:${path}`);
  const follows = results.get(`follows:${path}`);
  if (declared && follows && 'normalized' in follows) {
    const followed = at(follows.normalized, path);
    if (typeof followed === 'string' && followed.startsWith('/probe')) {
      return { value: { $code: declared } };
    }
  }
  const declaredValue = declared ? literalCode(declared, mode) : undefined;
  const isFunction = declared?.includes('=>');
  if (!isUndefined(real)) {
    const value = real as FactValue;
    if (declaredValue === undefined || declared === 'undefined') return { value };
    if (same(declaredValue, value)) return { value: declaredValue };
    if (isComparison(explicit) && explicit.rspack === 'same' && explicit.config === 'same') {
      return { value: declaredValue };
    }
    // What a dependency declares holds for the dependency alone.
    const isClaim = !row.external && evaluable(declared ?? '', mode, trial.exports) !== undefined;
    return isClaim ? { value, contradicts: declared } : { value };
  }
  if (declaredValue !== undefined && declared !== 'undefined') {
    // Functions have no equality that a run could show.
    const wrong =
      isComparison(explicit) &&
      explicit.rspack === 'changed' &&
      !isFunction &&
      !needsFile.has(path);
    if (wrong) return { value: undefinedValue, contradicts: declared };
    const checked = isComparison(explicit) && distinguishes(path, row, results);
    return { value: declaredValue, declaredOnly: !checked };
  }
  // Without a declaration, the value that changes nothing is the default, if others do.
  const literals = literalValues(row.type);
  const neutral = literals.filter((literal) => {
    const run = results.get(`literal:${path}=${literal}`);
    return isComparison(run) && run.rspack === 'same';
  });
  if (literals.length > 1 && neutral.length === 1) {
    return { value: literalCode(neutral[0] as string, mode) };
  }
  return { value: undefinedValue };
}

/** Whether some other value of the type would have shown in the generated configuration. */
function distinguishes(path: string, row: OptionRow, results: Map<string, Observation>): boolean {
  return literalValues(row.type).some((literal) => {
    const run = results.get(`literal:${path}=${literal}`);
    return isComparison(run) && run.rspack !== 'same';
  });
}

/** A declared default as a value: JSON where it is one, else its code. */
export function literalCode(code: string, mode: Mode): FactValue {
  const plain = evaluable(code, mode);
  const tidy = code
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === undefined || /=>|\(|\bprocess\b/.test(tidy)) return { $code: tidy };
  return encode(new Function(`return ${plain}`)());
}

function encode(value: unknown): FactValue {
  if (value === undefined) return undefinedValue;
  if (value instanceof RegExp) return { $code: String(value) };
  if (Array.isArray(value)) return value.map(encode);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
  }
  return value as FactValue;
}

/** What the command line sets where the JavaScript API leaves the default; undefined if nothing. */
function cliDefault(
  path: string,
  trials: Trial[],
  cli: Record<Mode, Record<string, FactValue>>,
): ModeValue | undefined {
  const values = Object.fromEntries(
    trials.map(({ mode, base }) => {
      const [viaApi, viaCli] = [at(base.normalized, path), at(cli[mode], path)];
      // Only switches are compared: paths, expressions and lists print differently.
      return [mode, typeof viaCli !== 'boolean' || viaApi === viaCli ? undefined : viaCli];
    }),
  ) as Record<Mode, FactValue | undefined>;
  const { development, production } = values;
  return development === undefined || production === undefined
    ? undefined
    : modeValue({ development, production });
}

// ---- history --------------------------------------------------------------------------------

/** First name in code marks of a deprecation note: what to use instead. */
export function replacementIn(note: string): string | null {
  return /^(?:Please )?[Uu]se `([^`]+)`/.exec(note)?.[1] ?? null;
}

/**
 * @param name option, export or member
 * @param versions readings from old to new, with the note of each if it is deprecated there, or
 *   undefined where it does not exist
 * @param documented version that the site documents
 * @param table replacements without a note
 */
export function lifeOf(
  name: string,
  versions: { version: string; present: boolean; deprecated?: string }[],
  documented: string,
  table: typeof optionReplacements,
): Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> {
  const first = versions.find((one) => one.present);
  if (!first) throw new Error(`${name}: in no version`);
  const index = versions.findIndex((one) => one.version === documented);
  const upTo = versions.slice(0, index + 1);
  const newest = versions.at(-1) as (typeof versions)[number];
  const note = versions.map((one) => one.deprecated).findLast((text) => text !== undefined);
  const named = note === undefined ? null : replacementIn(note);
  const use = named ?? table[name]?.use ?? null;
  if (table[name] && named) throw new Error(`${name}: a note names ${named}, drop its row`);
  if (table[name] && newest.present && newest.deprecated === undefined && note === undefined) {
    throw new Error(`${name}: 2.x still has it, drop its row`);
  }
  const life: Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> = { since: minorOf(first.version) };
  const deprecating = upTo.find((one) => one.deprecated !== undefined);
  if (deprecating) life.deprecated = { since: minorOf(deprecating.version), replacement: use };
  if (!newest.present) life.in2x = { state: 'removed', replacement: use };
  else if (newest.deprecated !== undefined) life.in2x = { state: 'deprecated', replacement: use };
  return life;
}

/**
 * Default of an option, as far as the run of an empty configuration shows it. Members that get
 * their value where they are used are filled in.
 */
function measured(path: string, run: Observed): FactValue | undefined {
  const value = at(run.normalized, path);
  if (isUndefined(value)) return appliedDefaults[path]?.(run);
  if (!isObject(value)) return value;
  const applied = Object.entries(appliedDefaults).flatMap(([name, read]) => {
    const member = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : '';
    const filled = member && !member.includes('.') && isUndefined(value[member]) && read(run);
    return filled === undefined || filled === '' ? [] : [[member, filled] as const];
  });
  return { ...value, ...Object.fromEntries(applied) };
}

/**
 * Value that an unset option stands for in a version: the one next to it in time if setting it
 * changes nothing there, or the only literal of the type that changes nothing.
 */
function unsetValue(
  reading: VersionReading,
  path: string,
  type: string,
  neighbour: Record<Mode, FactValue>,
): Record<Mode, FactValue> {
  const literals = literalValues(type);
  const neutralByMode = modes.map((mode) => {
    const candidates = ['', ...literals].map((literal) => literal || toCode(neighbour[mode]));
    const run = observe(reading.folder, mode, [
      { id: 'base', code: '{}' },
      ...candidates.map((value, index) => ({
        id: String(index),
        code: configWith(path, value),
        base: 'base',
        value,
      })),
    ]);
    return candidates.map((_, index) => {
      const result = run.results[index + 1];
      return isComparison(result) && result.rspack === 'same';
    });
  });
  const isNeutral = (index: number) => neutralByMode.every((mode) => mode[index]);
  if (isNeutral(0)) return neighbour;
  const neutral = literals.filter((_, index) => isNeutral(index + 1));
  const value = (mode: Mode) =>
    literals.length > 1 && neutral.length === 1
      ? literalCode(neutral[0] as string, mode)
      : undefinedValue;
  return { development: value('development'), production: value('production') };
}

/** Code of a stored value. */
export function toCode(value: FactValue): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (value && typeof value === 'object') {
    if (typeof value.$code === 'string') return value.$code;
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${toCode(item)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}

type Values = Record<Mode, FactValue>;

/**
 * Defaults that differ from one line to the next.
 * @param path option
 * @param type its type, for the values it can have
 */
function changesOf(
  path: string,
  type: string,
  readings: VersionReading[],
  structures: Map<string, Map<string, OptionRow>>,
): OptionFact['changes'] {
  const present = readings.filter((one) => structures.get(one.version)?.has(path));
  const values = present.map(({ runs }): Values | undefined => {
    const [development, production] = [
      measured(path, runs.development),
      measured(path, runs.production),
    ];
    if (isUndefined(development) && isUndefined(production)) return undefined;
    return {
      development: development ?? undefinedValue,
      production: production ?? undefinedValue,
    };
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  // A line of unset versions is judged where it meets one that shows a value.
  const filled = [...values];
  const fill = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index < filled.length; index += step) {
      const [here, before] = [filled[index], filled[index - step]];
      if (here !== undefined || before === undefined) continue;
      filled[index] =
        values[index - step] === undefined
          ? before
          : unsetValue(present[index] as VersionReading, path, type, before);
    }
  };
  fill(1, 1);
  fill(filled.length - 2, -1);
  const first = minorOf(present[0]?.version ?? '');
  const changes: NonNullable<OptionFact['changes']> = [];
  for (let index = 1; index < present.length; index++) {
    const [from, to] = [filled[index - 1], filled[index]] as [Values, Values];
    const since = minorOf(present[index]?.version ?? '');
    // What moved between the patches of the first line was never a default to rely on.
    if (since === first || modes.every((mode) => !differs(from[mode], to[mode]))) continue;
    changes.push({ since, from: modeValue(from), to: modeValue(to) });
  }
  return changes.length > 0 ? changes : undefined;
}

// ---- together -------------------------------------------------------------------------------

/** Something that a person should know about the reading. */
export type Remark = string;

/** What holds for one version, whatever the others have. */
export type InstalledOption = Omit<OptionFact, 'since' | 'changes' | 'deprecated' | 'in2x'>;

/**
 * @param reading the version
 * @param remarks gets a line for every declared default that a run contradicts
 * @returns facts about its options, in declaration order
 */
export function installedOptions(
  reading: VersionReading,
  remarks: Remark[],
): Record<string, InstalledOption> {
  const rows = readOptions(reading.reader);
  const names = Object.keys(reading.exports);
  const trials = modes.map((mode): Trial => {
    const run = observe(reading.folder, mode, cases(rows, mode, names, reading.runs[mode]));
    const results = new Map(run.results.map((one) => [one.id, one]));
    return {
      mode,
      base: results.get('base') as { id: string } & Observed,
      results,
      exports: names,
    };
  });
  const cli = cliRuns(reading.folder);
  /** One value per trial, as one value per mode. */
  const byMode = (value: (trial: Trial) => FactValue | undefined) => {
    const [development, production] = trials.map((trial) => {
      const found = value(trial);
      return found === undefined ? undefinedValue : found;
    }) as [FactValue, FactValue];
    return modeValue({ development, production });
  };

  const facts: Record<string, InstalledOption> = {};
  for (const [path, row] of rows) {
    const fact: InstalledOption = { type: row.type };
    const parent = parentOf(path, rows);
    if (parent) fact.parent = parent;
    if (!row.optional) fact.required = true;
    else {
      const resolved = new Map(trials.map((trial) => [trial, resolve(path, row, rows, trial)]));
      const all = [...resolved.values()];
      if (all.every((one) => one.value !== undefined)) {
        fact.default = byMode((trial) => resolved.get(trial)?.value);
      }
      if (all.every((one) => one.declaredOnly)) fact.declaredOnly = true;
      const contradicted = all.find((one) => one.contradicts)?.contradicts;
      if (contradicted) {
        remarks.push(
          `${path}: declared default ${contradicted}, real ${JSON.stringify(fact.default)}`,
        );
      }
    }
    const effects = Object.entries(shownEffects[path] ?? {}).map(
      ([place, read]) => [place, byMode((trial) => read(trial.base))] as const,
    );
    const viaCli = cliDefault(path, trials, cli);
    if (viaCli) effects.push(['CLI', viaCli]);
    if (effects.length > 0) fact.effects = Object.fromEntries(effects);
    if (!row.environments) fact.topLevelOnly = true;
    if (row.tags.private) fact.private = true;
    if (row.external) fact.external = true;
    facts[path] = fact;
  }
  return facts;
}

/**
 * @param readings versions from old to new
 * @param documented the version that the site documents
 * @param remarks gets a line for every declared default that a run contradicts
 */
export function optionFacts(
  readings: VersionReading[],
  documented: string,
  remarks: Remark[],
): Record<string, OptionFact> {
  const reference = readings.find((one) => one.version === documented);
  if (!reference) throw new Error(`${documented} was not read`);
  const structures = new Map(readings.map((one) => [one.version, readOptions(one.reader)]));
  const plain = new Map(
    [...structures].map(([version, options]) => [
      version,
      new Map([...options].map(([path, row]) => [plainName(path), row])),
    ]),
  );
  const installed = Object.entries(installedOptions(reference, remarks));
  const facts = installed.map(([path, own]): [string, OptionFact] => {
    const changes = own.external ? undefined : changesOf(path, own.type, readings, structures);
    const versions = readings.map(({ version }) => {
      const row = plain.get(version)?.get(plainName(path));
      return { version, present: row !== undefined, deprecated: row?.tags.deprecated };
    });
    const life = lifeOf(path, versions, documented, optionReplacements);
    return [path, { ...own, ...(changes && { changes }), ...life }];
  });
  return Object.fromEntries(facts);
}
