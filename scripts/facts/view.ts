/** The files of `src/data` about one version: what it says and does, and what became of it. */
import type {
  ApiFact,
  ApiMemberFact,
  CliFact,
  CliFlagFact,
  HistoryFile,
  ModeValue,
  OptionFact,
  ThingHistory,
  ThingKind,
} from '../../src/facts/index.ts';
import { minorOf } from '../../src/facts/timeline.ts';
import type { DeclaredExport } from './api.ts';
import type { Readings } from './history/index.ts';
import { lifeOf } from './life.ts';
import { installedOptions } from './options/index.ts';
import { plainName } from './options/rows.ts';

const read = <T>(table: Map<string, T>, version: string): T => {
  const found = table.get(version);
  if (found === undefined) throw new Error(`${version} was not read`);
  return found;
};

/** Defaults that differ from one minor to the next. */
function defaultChanges(thing: ThingHistory, first: string): OptionFact['changes'] {
  const changes: NonNullable<OptionFact['changes']> = [];
  for (const { version, what, before, after, rewritten } of thing.changes ?? []) {
    const since = minorOf(version);
    // What moved between the patches of the first minor was never a default to rely on.
    if (what !== 'default' || rewritten || !before || !after || since === first) continue;
    const last = changes.at(-1);
    if (last?.since === since) last.to = after as ModeValue;
    else changes.push({ since, from: before as ModeValue, to: after as ModeValue });
  }
  return changes.length > 0 ? changes : undefined;
}

/** @param documented version that the pages are about */
export function viewOf(readings: Readings, documented: string) {
  const { versions, things } = readings;
  const declared = read(readings.declared, documented);
  const runs = read(readings.runs, documented);
  const historyOf = (kind: ThingKind, name: string): ThingHistory => {
    const thing = things[kind][name];
    if (!thing) throw new Error(`${kind} ${name}: no history`);
    return thing;
  };
  const life = (kind: ThingKind, name: string) =>
    lifeOf(historyOf(kind, name), documented, versions);

  const rows = new Map(declared.options);
  const paths = new Map(Object.keys(things.options).map((path) => [plainName(path), path]));
  const options = mapped(installedOptions(rows, runs.options), (own, path): OptionFact => {
    const name = paths.get(plainName(path)) ?? path;
    const thing = historyOf('options', name);
    const changes = own.external
      ? undefined
      : defaultChanges(thing, minorOf(lifeOf(thing, documented, versions).since));
    return { ...own, ...(changes && { changes }), ...life('options', name) };
  });

  const fact = ({ shape: _, deprecated: __, ...own }: DeclaredExport) => own;
  const exports = mapped(declared.api.exports, (own, name): ApiFact => {
    const runtime = runs.exports[name];
    return { ...fact(own), ...(runtime && { runtime }), ...life('exports', name) };
  });
  const told = Object.entries(declared.api.members).filter(
    ([, table]) => Object.keys(table).length > 0,
  );
  const members = mapped(Object.fromEntries(told), (table, type) =>
    mapped(
      table,
      (own, name) => ({ ...fact(own), ...life('members', `${type}.${name}`) }) as ApiMemberFact,
    ),
  );
  return {
    options: { types: declared.types, options },
    api: { types: declared.api.types, exports, members },
    cli: { commands: commandFacts(readings, documented, life) },
  };
}

function commandFacts(
  { commands }: Readings,
  documented: string,
  life: (kind: ThingKind, name: string) => ReturnType<typeof lifeOf>,
): Record<string, CliFact> {
  return mapped(read(commands, documented), ({ description, isDefault, flags }, command) => ({
    description,
    ...(isDefault && { isDefault }),
    since: life('commands', command).since,
    flags: mapped(flags, ({ name, ...flag }): CliFlagFact => {
      const { since, in2x } = life('flags', `${command} ${name}`);
      return { ...flag, since, ...(in2x && { in2x }) };
    }),
  }));
}

function mapped<T, U>(table: Record<string, T>, make: (one: T, name: string) => U) {
  return Object.fromEntries(
    Object.entries(table).map(([name, one]): [string, U] => [name, make(one, name)]),
  );
}

/** Puts to each thing that is deprecated or gone what to use instead. */
export function withReplacements(
  things: HistoryFile['things'],
  find: (kind: ThingKind, name: string, thing: ThingHistory) => string | null | undefined,
): void {
  for (const [kind, table] of Object.entries(things) as [
    ThingKind,
    Record<string, ThingHistory>,
  ][]) {
    for (const [name, thing] of Object.entries(table)) {
      const replacement = find(kind, name, thing);
      if (replacement !== undefined) thing.replacement = replacement;
    }
  }
}
