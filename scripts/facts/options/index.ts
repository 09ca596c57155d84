/** Facts about the options. */
import type { FactValue, OptionFact } from '../../../src/facts/index.ts';
import type { Reader } from '../read/reader.ts';
import { optionReplacements } from '../replacements.ts';
import { shownEffects } from '../run/effects.ts';
import { cliRuns, type Mode, modes, type Observed, observe } from '../run/observe.ts';
import { changesOf, lifeOf } from './changes.ts';
import { cases, cliDefault, resolve, type Trial } from './defaults.ts';
import { parentOf, plainName, readOptions } from './rows.ts';
import { modeValue, undefinedValue } from './values.ts';

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
