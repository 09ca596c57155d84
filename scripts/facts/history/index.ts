/** Reads all versions, and builds the history of each entry. */

import type { HistoryFile, ThingHistory, ThingKind } from '../../../src/facts/index.ts';
import type { CommandLine } from '../cli.ts';
import type { Candidates } from '../options/defaults.ts';
import type { RunFacts } from '../options/index.ts';
import { declaredDefault } from '../read/declared.ts';
import { commandLine, type Declared, declared, runs, sources } from '../snapshots.ts';
import { readLine } from './bisect.ts';
import { historyOf, isSame } from './diff.ts';
import { hookOrder, hookThings } from './hooks.ts';
import { linesOf } from './lines.ts';
import {
  aligned,
  commandThings,
  declaredThings,
  mergeThings,
  runThings,
  sourceThings,
  type Things,
} from './things.ts';

/** Reads one kind of data from every version. */
async function readAll<T>(
  lines: string[][],
  read: (version: string) => Promise<T>,
  things: (reading: T) => Things,
): Promise<Map<string, T>> {
  const same = (a: T, b: T) => a === b || isSame(things(a), things(b));
  const readings = new Map<string, T>();
  for (const line of lines) {
    for (const [version, one] of await readLine(line, read, same)) readings.set(version, one);
  }
  return readings;
}

/** Defaults declared by the newest patch of any minor, newest first. */
async function candidatesOf(lines: string[][]): Promise<Candidates> {
  const found: Candidates = {};
  for (const line of lines.toReversed()) {
    for (const [path, row] of (await declared(line.at(-1) as string)).options) {
      const code = declaredDefault(row.tags.default);
      const values = [code?.development, code?.production].filter(
        (value) => value !== undefined && value !== 'undefined',
      ) as string[];
      if (values.length > 0) found[path] = [...new Set([...(found[path] ?? []), ...values])];
    }
  }
  return found;
}

/** All data that was read. */
export interface Readings {
  /** Oldest first. */
  versions: string[];
  /** Versions that cannot be run on this machine. */
  unobserved: string[];
  declared: Map<string, Declared>;
  runs: Map<string, RunFacts>;
  commands: Map<string, CommandLine>;
  things: HistoryFile['things'];
}

/** @param versions all documented stable versions */
export async function readHistory(versions: readonly string[]): Promise<Readings> {
  const lines = linesOf(versions);
  const all = lines.flat();
  const declarations = await readAll(lines, declared, declaredThings);
  const run = runs(await candidatesOf(lines));
  const observed = await readAll(lines, run, (one) => (one ? runThings(one) : {}));
  const commands = await readAll(lines, commandLine, commandThings);
  const files = await readAll(lines, sources, sourceThings);
  const order = await readAll(lines, hookOrder, hookThings);

  const unobserved = all.filter((version) => observed.get(version) === null);
  const filled = new Map<string, RunFacts>();
  all.forEach((version, index) => {
    const nearest = [all.slice(0, index + 1).toReversed(), all.slice(index)]
      .flat()
      .map((one) => observed.get(one))
      .find((run) => run);
    if (!nearest) throw new Error('no version runs on this machine');
    filled.set(version, nearest);
  });
  const tables = all.map((version) =>
    mergeThings(
      declaredThings(declarations.get(version) as Declared),
      runThings(filled.get(version) as RunFacts),
      commandThings(commands.get(version) ?? {}),
      sourceThings(files.get(version) as NonNullable<ReturnType<typeof files.get>>),
      hookThings(order.get(version) ?? {}),
    ),
  );
  const kinds = Object.keys(tables[0] ?? {}) as ThingKind[];
  const things = Object.fromEntries(
    kinds.map((kind): [ThingKind, Record<string, ThingHistory>] => {
      const own = tables.map((table) => table[kind] ?? {});
      const rows = kind === 'options' ? aligned(own) : own;
      return [kind, historyOf(all.map((version, index) => [version, rows[index] ?? {}]))];
    }),
  ) as HistoryFile['things'];
  return { versions: all, unobserved, declared: declarations, runs: filled, commands, things };
}
