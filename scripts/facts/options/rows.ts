/** Lists the options of a version. */
import type { Member } from '../read/members.ts';
import type { Reader } from '../read/reader.ts';

/** Options with members declared by a dependency that their page needs. */
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

/** Top-level options whose members are described elsewhere. */
const opaque = new Set(['plugins', 'environments', 'provider', '_privateMeta']);

/** An option or member as declared in one version. */
export interface OptionRow extends Member {
  environments: boolean;
  external: boolean;
}

/** Names are compared without markers of arrays and records, which are not stable. */
export const plainName = (path: string) => path.replace(/\[\]|\.\*/g, '');

/**
 * All options of a version, in declaration order.
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
    const members = opaque.has(name) ? [] : reader.membersOf([type], name);
    // If other values than an object are accepted, it is an option, not a group of options.
    const isGroup = members.length > 0 && !own.type.includes(' | ');
    if (!isGroup) add(own, inEnvironment !== undefined);
    // The properties of a union such as `SplitChunksConfig | false` are only those of all its types.
    const allowed = new Set(
      inEnvironment && members.length > 0
        ? reader.membersOf([inEnvironment], name).map(({ path }) => optionOf(path))
        : [],
    );
    for (const member of members) add(member, allowed.has(optionOf(member.path)));
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

/** The second part of a path: `splitChunks.preset` has `preset`. */
const optionOf = (path: string) => path.split('.')[1]?.replace('[]', '') ?? '';

/** Moves every row behind the option that it belongs to. */
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

/** The option or member that contains a member; undefined for a top-level option. */
export function parentOf(path: string, rows: Map<string, unknown>): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length - 1; length > 0; length--) {
    const candidate = parts.slice(0, length).join('.');
    for (const name of [candidate, plainName(candidate)]) if (rows.has(name)) return name;
  }
  return undefined;
}
