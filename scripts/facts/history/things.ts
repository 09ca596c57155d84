/**
 * Converts a version to a flat table of entries with fields, so that all kinds are compared in the
 * same way.
 */
import type { FactValue, ThingKind, ThingState } from '../../../src/facts/index.ts';
import type { CommandLine } from '../cli.ts';
import type { RunFacts } from '../options/index.ts';
import { parentOf, plainName } from '../options/rows.ts';
import type { Declared } from '../snapshots.ts';
import type { Sources } from '../sources.ts';

export type Table = Record<string, ThingState>;
export type Things = Partial<Record<ThingKind, Table>>;

const mapped = <T>(table: Record<string, T>, state: (one: T, name: string) => object): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, one]) => [name, withoutGaps(state(one, name))]),
  );

/** Removes fields without a value. */
function withoutGaps(state: object): ThingState {
  const known = Object.entries(state).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(known) as ThingState;
}

export function declaredThings({ options, types, api }: Declared): Things {
  const rows = new Map(options);
  const definitions = (table: Record<string, string>) =>
    mapped(table, (definition) => ({ definition }));
  const members = Object.entries(api.members).flatMap(([type, table]) =>
    Object.entries(table).map(([name, row]) => [`${type}.${name}`, row] as const),
  );
  return {
    options: mapped(Object.fromEntries(options), (row, path) => ({
      type: row.type,
      shape: row.shape,
      parent: parentOf(path, rows),
      required: !row.optional,
      deprecated: row.tags.deprecated,
      topLevelOnly: !row.environments,
      private: row.tags.private,
      external: row.external,
    })),
    types: definitions(types),
    exports: mapped(api.exports, (row) => ({ ...row })),
    members: mapped(Object.fromEntries(members), (row) => ({ ...row })),
    apiTypes: definitions(api.types),
  };
}

export function runThings({ options, exports, defined }: RunFacts): Things {
  return {
    options: mapped(options, ({ contradicts: _, effects, ...fact }) => ({
      ...fact,
      ...Object.fromEntries(
        Object.entries(effects ?? {}).map(([place, value]) => [`effect ${place}`, value]),
      ),
    })),
    exports: mapped(exports, (runtime) => ({ runtime })),
    variables: Object.fromEntries(defined.map((name) => [name, { where: 'defined' }])),
  };
}

export function commandThings(cli: CommandLine): Things {
  const flags = Object.entries(cli).flatMap(([command, { flags: own }]) =>
    Object.values(own).map(({ name, ...flag }) => [`${command} ${name}`, flag] as const),
  );
  return {
    commands: mapped(cli, ({ description, isDefault }) => ({ description, isDefault })),
    flags: mapped(Object.fromEntries(flags), (flag) => flag),
  };
}

export function sourceThings({ variables, ...rest }: Sources): Things {
  return {
    package: Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, { value: value as FactValue }]),
    ),
    variables: Object.fromEntries(
      variables.map((name) => [`process.env.${name}`, { where: 'read' }]),
    ),
  };
}

/**
 * Merges fields of entries from several sources. The first source determines which entries exist.
 */
export function mergeThings(first: Things, ...others: Things[]): Things {
  const result: Things = {};
  for (const things of [first, ...others]) {
    for (const [kind, table] of Object.entries(things) as [ThingKind, Table][]) {
      const own = result[kind];
      const entries = Object.entries(table).filter(([name]) => !first[kind] || name in first[kind]);
      result[kind] = { ...own };
      for (const [name, state] of entries) {
        result[kind][name] = { ...own?.[name], ...state };
      }
    }
  }
  return result;
}

/**
 * @param tables - the options of every version, oldest first
 * @returns the same, keyed by the paths of the newest version, as markers of arrays are not stable
 */
export function aligned(tables: Table[]): Table[] {
  const paths = new Map<string, string>();
  for (const table of tables.toReversed()) {
    for (const path of Object.keys(table)) {
      if (!paths.has(plainName(path))) paths.set(plainName(path), path);
    }
  }
  return tables.map((table) =>
    Object.fromEntries(
      Object.entries(table).map(([path, state]) => [paths.get(plainName(path)) ?? path, state]),
    ),
  );
}
