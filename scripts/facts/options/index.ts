/** Facts about the options of one version. */
import type { FactValue, ModeValue } from '../../../src/facts/index.ts';
import { isObject, shownEffects } from '../run/effects.ts';
import {
  cliRuns,
  type Mode,
  modes,
  type Observed,
  observe,
  type Run,
  targets,
  variants,
} from '../run/observe.ts';
import { type Candidates, cases, cliDefault, measured, resolve, type Trial } from './defaults.ts';
import type { OptionRow } from './rows.ts';
import { differs, isUndefined, modeValue } from './values.ts';

/** Behavior of an unset option in one version. */
interface RunFact {
  /** Absent if the option cannot be unset: required members, items of arrays. */
  default?: ModeValue;
  /** Defaults that differ in mode `none` or for targets other than `web`. */
  defaultIn?: Partial<Record<'none' | 'node' | 'web-worker', ModeValue>>;
  /** Whether the default is only declared, as runs do not show it. */
  declaredOnly?: true;
  /** Paths that the unset option affects, by name. */
  effects?: Record<string, ModeValue>;
  /** The declared default, if a run contradicts it. */
  contradicts?: string;
}

/** Result of running a version. */
export interface RunFacts {
  /** By option. */
  options: Record<string, RunFact>;
  /** `typeof` of each runtime export. */
  exports: Record<string, string>;
  /** Members of the instance and of the plugin API at run time. */
  instance: string[];
  pluginApi: string[];
  /** Constants that the tool defines in compiled code. */
  defined: string[];
}

const observed = (run: Run, id: string): Observed => {
  const found = run.results.find((one) => one.id === id);
  if (!found || !('normalized' in found)) throw new Error(`${id}: ${JSON.stringify(found)}`);
  return found;
};

/** Values of an unset option that differ from those for the web target in both modes. */
function defaultIn(path: string, runs: Record<Mode, Run>): RunFact['defaultIn'] {
  /** Value in a variant of the project, if runs show it and it differs. */
  const other = (mode: Mode, id: string): FactValue | undefined => {
    const [usual, found] = [base(runs, mode, path), measured(path, observed(runs[mode], id))];
    // Members have their own entries.
    if (found === undefined || isUndefined(found) || isObject(found)) return undefined;
    return isUndefined(usual) || differs(usual as FactValue, found) ? found : undefined;
  };
  const none = other('production', 'none');
  const entries = targets.flatMap((target) => {
    const [development, production] = modes.map((mode) => other(mode, target));
    if (development === undefined && production === undefined) return [];
    const value = {
      development: development ?? base(runs, 'development', path),
      production: production ?? base(runs, 'production', path),
    };
    return [[target, modeValue(value)] as const];
  });
  const all = [...(none === undefined ? [] : [['none', { value: none }] as const]), ...entries];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

const base = (runs: Record<Mode, Run>, mode: Mode, path: string) =>
  measured(path, observed(runs[mode], 'base'));

/**
 * Runs a version with many configurations.
 * @param folder folder that contains `node_modules` with it
 * @param rows its declared options
 * @param candidates values mentioned in other versions, for defaults that this version does not
 *   show
 */
export function runOptions(
  folder: string,
  rows: Map<string, OptionRow>,
  candidates: Candidates = {},
): RunFacts {
  const first = Object.fromEntries(
    modes.map((mode) => [mode, observe(folder, mode, [{ id: 'base', code: '{}' }])]),
  ) as Record<Mode, Run>;
  const names = Object.keys(first.production.exports);
  const runs = Object.fromEntries(
    modes.map((mode) => {
      const list = cases(rows, mode, names, observed(first[mode], 'base'), candidates);
      return [mode, observe(folder, mode, [...variants, ...list])];
    }),
  ) as Record<Mode, Run>;
  const trials = modes.map((mode): Trial => {
    const results = new Map(runs[mode].results.map((one) => [one.id, one]));
    return { mode, base: observed(runs[mode], 'base'), results, exports: names, candidates };
  });
  const cli = cliRuns(folder);
  const facts = [...rows].map(([path, row]): [string, RunFact] => {
    const fact: RunFact = row.optional ? defaultOf(path, row, rows, trials) : {};
    const isVaried = path === 'mode' || path === 'output.target';
    const others = row.optional && !isVaried ? defaultIn(path, runs) : undefined;
    if (others) fact.defaultIn = others;
    const effects = Object.entries(shownEffects[path] ?? {}).map(
      ([place, read]) => [place, byMode(trials, (trial) => read(trial.base))] as const,
    );
    const viaCli = cliDefault(path, trials, cli);
    if (viaCli) effects.push(['CLI', viaCli]);
    if (effects.length > 0) fact.effects = Object.fromEntries(effects);
    return [path, fact];
  });
  const { effects, instance, pluginApi } = observed(runs.production, 'base');
  return {
    options: Object.fromEntries(facts),
    exports: first.production.exports,
    instance,
    pluginApi,
    defined: definedNames(effects.define),
  };
}

/** Names of defined constants; those of an object are listed separately. */
function definedNames(define: FactValue | undefined): string[] {
  const names = Object.entries(isObject(define) ? define : {}).flatMap(([name, value]) =>
    isObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );
  return names.sort();
}

/** Combines the values of two trials into a value per mode. */
function byMode(trials: Trial[], value: (trial: Trial) => FactValue | undefined) {
  const [development, production] = trials.map(value);
  return modeValue({ development, production });
}

function defaultOf(
  path: string,
  row: OptionRow,
  rows: Map<string, OptionRow>,
  trials: Trial[],
): RunFact {
  const fact: RunFact = {};
  const resolved = new Map(trials.map((trial) => [trial, resolve(path, row, rows, trial)]));
  const all = [...resolved.values()];
  if (all.every((one) => one.value !== undefined)) {
    fact.default = byMode(trials, (trial) => resolved.get(trial)?.value);
  }
  if (all.every((one) => one.declaredOnly)) fact.declaredOnly = true;
  const contradicted = all.find((one) => one.contradicts)?.contradicts;
  if (contradicted) fact.contradicts = contradicted;
  return fact;
}
