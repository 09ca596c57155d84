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
import { differs, isUndefined, modeValue, undefinedValue } from './values.ts';

/** What a version does with an option that is unset. */
interface RunFact {
  /** Absent where there is nothing to be unset: required members, items of arrays. */
  default?: ModeValue;
  /** Other defaults in mode `none`, and for other targets than `web`. */
  defaultIn?: Partial<Record<'none' | 'node' | 'web-worker', ModeValue>>;
  /** The default could not be seen in a run and is the one the package declares. */
  declaredOnly?: true;
  /** Places that the unset option decides, by name. */
  effects?: Record<string, ModeValue>;
  /** The declared default, where a run contradicts it. */
  contradicts?: string;
}

/** Everything that running a version shows. */
export interface RunFacts {
  /** By option. */
  options: Record<string, RunFact>;
  /** `typeof` of the runtime exports. */
  exports: Record<string, string>;
  /** Members that the instance and the plugin API have at run time. */
  instance: string[];
  pluginApi: string[];
  /** Names that the tool defines in the code it compiles. */
  defined: string[];
}

const observed = (run: Run, id: string): Observed => {
  const found = run.results.find((one) => one.id === id);
  if (!found || !('normalized' in found)) throw new Error(`${id}: ${JSON.stringify(found)}`);
  return found;
};

/** Values of an unset option that are others than those of the web target and the two modes. */
function defaultIn(path: string, runs: Record<Mode, Run>): RunFact['defaultIn'] {
  /** Value of a variant of the project, if it is shown and another than usual. */
  const other = (mode: Mode, id: string): FactValue | undefined => {
    const [usual, found] = [base(runs, mode, path), measured(path, observed(runs[mode], id))];
    // Members have values of their own.
    if (found === undefined || isUndefined(found) || isObject(found)) return undefined;
    return isUndefined(usual) || differs(usual as FactValue, found) ? found : undefined;
  };
  const none = other('production', 'none');
  const entries = targets.flatMap((target) => {
    const [development, production] = modes.map((mode) => other(mode, target));
    if (development === undefined && production === undefined) return [];
    const value = {
      development: development ?? base(runs, 'development', path) ?? undefinedValue,
      production: production ?? base(runs, 'production', path) ?? undefinedValue,
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
 * @param folder folder that holds `node_modules` with it
 * @param rows its options as declared
 * @param candidates values that other versions name, for defaults that this one does not show
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

/** Names that the tool defines; those of an object are defined with it. */
function definedNames(define: FactValue | undefined): string[] {
  const names = Object.entries(isObject(define) ? define : {}).flatMap(([name, value]) =>
    isObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );
  return names.sort();
}

/** One value per trial, as one value per mode. */
function byMode(trials: Trial[], value: (trial: Trial) => FactValue | undefined) {
  // Null is a value of its own.
  const [development, production] = trials.map((trial) => {
    const found = value(trial);
    return found === undefined ? undefinedValue : found;
  }) as [FactValue, FactValue];
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
