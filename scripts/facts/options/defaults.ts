/** Defaults of one version: what a run shows, and what its declarations say where none does. */
import type { FactValue, ModeValue } from '../../../src/facts/index.ts';
import { declaredDefault, evaluable } from '../read/declared.ts';
import { appliedDefaults, appliedInParent, at, isObject, needsFile } from '../run/effects.ts';
import {
  type Case,
  isComparison,
  type Mode,
  type Observation,
  type Observed,
} from '../run/observe.ts';
import { type OptionRow, parentOf } from './rows.ts';
import {
  isUndefined,
  literalCode,
  literalValues,
  modeValue,
  same,
  undefinedValue,
} from './values.ts';

/** Members that an object must have, so that the others can be tried alone. */
const fillers: Record<string, string> = {
  'html.appIcon': 'icons: []',
  'html.tags': "tag: 'meta'",
  'dev.watchFiles': 'paths: []',
  'output.inlineScripts': 'test: /x/',
  'output.inlineStyles': 'test: /x/',
};

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

/** What the runs say about one option, in one mode. */
interface Resolved {
  value: FactValue | undefined;
  /** The declared default, where the runs contradict it. */
  contradicts?: string;
  /** True if the value rests on the declaration alone. */
  declaredOnly?: boolean;
}

/** Everything the resolution of one mode needs. */
export interface Trial {
  mode: Mode;
  base: Observed;
  results: Map<string, Observation>;
  exports: string[];
  candidates: Candidates;
}

/** Defaults that some version declares, as code by option, those of near versions first. */
export type Candidates = Record<string, string[]>;

/**
 * Configurations that show defaults. An option that the empty configuration shows with its
 * declared default needs none.
 */
export function cases(
  rows: Map<string, OptionRow>,
  mode: Mode,
  names: string[],
  shown: Observed,
  candidates: Candidates,
): Case[] {
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
    const others = declared || !isUndefined(real) ? [] : (candidates[path] ?? []);
    for (const other of others.filter((one) => evaluable(one, mode, names))) {
      push({ id: `candidate:${path}=${other}`, code: code(other), base, value: other });
    }
    // A default that is the name of another option follows that option.
    if (declared && rows.has(declared) && rows.get(declared)?.type === 'string') {
      push({ id: `follows:${path}`, code: configWith(declared, "'/probe'") });
    }
  }
  return list;
}

export function resolve(
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
  const other = trial.candidates[path]?.find((candidate) => {
    const run = results.get(`candidate:${path}=${candidate}`);
    return isComparison(run) && run.rspack === 'same';
  });
  if (other !== undefined) return { value: literalCode(other, mode), declaredOnly: true };
  return { value: undefinedValue };
}

/** Whether some other value of the type would have shown in the generated configuration. */
function distinguishes(path: string, row: OptionRow, results: Map<string, Observation>): boolean {
  return literalValues(row.type).some((literal) => {
    const run = results.get(`literal:${path}=${literal}`);
    return isComparison(run) && run.rspack !== 'same';
  });
}

/** What the command line sets where the JavaScript API leaves the default; undefined if nothing. */
export function cliDefault(
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

/**
 * Default of an option, as far as the run of an empty configuration shows it. Members that get
 * their value where they are used are filled in.
 */
export function measured(path: string, run: Observed): FactValue | undefined {
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
