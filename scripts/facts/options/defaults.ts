/** Defaults in one version: from runs, or from types if runs do not show them. */
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

/** Required members of objects, so that others can be tried alone. */
const fillers: Record<string, string> = {
  'html.appIcon': 'icons: []',
  'html.tags': "tag: 'meta'",
  'dev.watchFiles': 'paths: []',
  'output.inlineScripts': 'test: /x/',
  'output.inlineStyles': 'test: /x/',
};

/** Code of a configuration that sets one option. */
function configWith(path: string, value: string): string {
  return path.split('.').reduceRight((inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`, value);
}

/** Code of a configuration that sets a parent object, with or without one member. */
function configWithMember(parent: string, member: string, value?: string): string {
  const inside = [
    fillers[parent],
    value === undefined ? undefined : `${JSON.stringify(member)}: ${value}`,
  ];
  return configWith(parent, `{ ${inside.filter(Boolean).join(', ')} }`);
}

/** What runs show about an option in one mode. */
interface Resolved {
  value: FactValue | undefined;
  /** The declared default, if runs contradict it. */
  contradicts?: string;
  /** True if the value is only declared. */
  declaredOnly?: boolean;
}

/** Input for resolving defaults in one mode. */
export interface Trial {
  mode: Mode;
  base: Observed;
  results: Map<string, Observation>;
  exports: string[];
  candidates: Candidates;
}

/** Code of defaults declared in any version, by option, those of nearby versions first. */
export type Candidates = Record<string, string[]>;

/**
 * Configurations that reveal defaults. Not needed for options whose declared default is in the
 * empty configuration.
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
    // A default that is the name of another option equals that option's value.
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
    // Defaults declared by a dependency only apply to the dependency.
    const isClaim = !row.external && evaluable(declared ?? '', mode, trial.exports) !== undefined;
    return isClaim ? { value, contradicts: declared } : { value };
  }
  if (declaredValue !== undefined && declared !== 'undefined') {
    // Runs cannot compare functions.
    const wrong =
      isComparison(explicit) &&
      explicit.rspack === 'changed' &&
      !isFunction &&
      !needsFile.has(path);
    if (wrong) return { value: undefinedValue, contradicts: declared };
    const checked = isComparison(explicit) && distinguishes(path, row, results);
    return { value: declaredValue, declaredOnly: !checked };
  }
  // If no default is declared, it is the value that changes nothing, provided that others do.
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

/** Whether another value of the type changes the generated configuration. */
function distinguishes(path: string, row: OptionRow, results: Map<string, Observation>): boolean {
  return literalValues(row.type).some((literal) => {
    const run = results.get(`literal:${path}=${literal}`);
    return isComparison(run) && run.rspack !== 'same';
  });
}

/**
 * Value set by the command line in place of the JavaScript API's default; undefined if it is the
 * same.
 */
export function cliDefault(
  path: string,
  trials: Trial[],
  cli: Record<Mode, Record<string, FactValue>>,
): ModeValue | undefined {
  const values = Object.fromEntries(
    trials.map(({ mode, base }) => {
      const [viaApi, viaCli] = [at(base.normalized, path), at(cli[mode], path)];
      // Only booleans are compared: paths, expressions and lists are printed differently.
      return [mode, typeof viaCli !== 'boolean' || viaApi === viaCli ? undefined : viaCli];
    }),
  ) as Record<Mode, FactValue | undefined>;
  const { development, production } = values;
  return development === undefined || production === undefined
    ? undefined
    : modeValue({ development, production });
}

/**
 * Default of an option in the run of an empty configuration, including members that get their value
 * where they are used.
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
