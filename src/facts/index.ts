/**
 * Facts about the documented tool: types of the files that `npm run facts` writes to `src/data`.
 * The data of the components on a page is in `shown.ts`.
 */

/** A value per mode, written as JavaScript code: `'[name].js'`, `undefined`, `{ port: 3000 }`. */
export interface ModeCode {
  development: string;
  production: string;
}

/** A type name used in a type, with its definition. */
export interface TypeAlias {
  name: string;
  definition: string;
}

/** The package version that a fact was read from. */
interface FactSource {
  package: string;
  version: string;
}

/**
 * A JSON value. Values that JSON cannot represent (`undefined`, regular expressions, expressions)
 * are `{ "$code": "…" }`.
 */
export type FactValue =
  | null
  | boolean
  | number
  | string
  | FactValue[]
  | { [key: string]: FactValue };

/** A value per mode, or one for both modes. */
export type ModeValue = { value: FactValue } | { development: FactValue; production: FactValue };

/** Common fields of all files in `src/data`. */
export interface FactsHeader {
  /** Command that generates the file. */
  generator: string;
  /** Day on which the packages were read. */
  date: string;
  source: FactSource;
  /** Versions that were read, oldest first. */
  versions: string[];
}

/** Facts about an option of a plugin. */
export interface PluginOptionFact {
  type: string;
  required?: true;
  default?: FactValue;
  deprecated?: true;
}

/** One version of a plugin package. */
export interface PluginState {
  /** Version or tag for install commands: `1`, or the version itself. */
  installTag: string;
  /** Peer range for `@rsbuild/core`; null if none is declared. */
  peerRange: string | null;
  /** Name of the function to call in `plugins`: `pluginReact`. */
  factory: string;
  /** The plugin's `name`: `rsbuild:react`. */
  pluginName: string;
  exports: string[];
  /** Definitions of the types that `options` refer to. */
  types: Record<string, string>;
  options: Record<string, PluginOptionFact>;
}

/** A release of a plugin, and its peer range for `@rsbuild/core`; null if none is declared. */
export interface PluginRelease {
  version: string;
  range: string | null;
}

/** Facts about a plugin package. */
export interface PluginFact {
  /** Newest compatible version for each minor of the tool; null if there is none. */
  newestFor: Record<string, string | null>;
  /** The first version that declares each peer range, oldest first. */
  peerRanges: PluginRelease[];
  /** State for each version in `newestFor`, by version. */
  states: Record<string, PluginState>;
}

/** `src/data/plugins.json`. */
export interface PluginsFile extends FactsHeader {
  plugins: Record<string, PluginFact>;
}

/** Kinds of entries in the history. */
export type ThingKind =
  | 'options'
  /** Definitions of the types that options refer to. */
  | 'types'
  | 'exports'
  /** `RsbuildInstance.build`. */
  | 'members'
  /** Definitions of the types that exports and members refer to. */
  | 'apiTypes'
  | 'commands'
  /** `dev --open`. */
  | 'flags'
  /** Environment variables that the tool reads, and constants that it defines. */
  | 'variables'
  /** Steps of a command, see `hook-order.json`. */
  | 'hookOrder'
  /** Fields of package.json: `node`, `formats`, `entries`, `rspack`. */
  | 'package';

/** State of an entry in one version, by field. */
export type ThingState = Record<string, FactValue>;

/** A change of one field of an entry, or its addition or removal. */
export interface Change {
  /** First version with the change: `1.3.22`. */
  version: string;
  /** `added`, `removed`, or the field: `type`, `default`, `deprecated`, `effect target`. */
  what: string;
  /** Absent if there was no value; the whole state for a removed entry. */
  before?: FactValue | ThingState;
  after?: FactValue;
  /** Whether the meaning stays the same, so that readers need not know. */
  rewritten?: true;
}

/** An entry across all versions. */
export interface ThingHistory {
  /** State in the newest version; absent if that version does not have it. */
  now?: ThingState;
  /** Oldest first. Entries of the first version have no `added`. */
  changes?: Change[];
  /** Replacement for a deprecated or removed entry; null if there is none. */
  replacement?: string | null;
}

/** A change with its values as source code: types as text, defaults by mode. */
export interface ChangeCode {
  version: string;
  what: string;
  before: string | ModeCode | null;
  after: string | ModeCode | null;
}

/** A change in the history of an option or one of its members. */
export interface HistoryRow extends Change {
  /** Option or member that changed. */
  name: string;
  /** Minor version of the change. */
  minor: string;
}

/** A change that affects an upgrade. */
export interface UpgradeEntry {
  kind: ThingKind;
  name: string;
  /** `removed`, `renamed`, `added`, or the field that differs: `default`, `type`, `deprecated`. */
  what: string;
}

/** `src/data/history.json`. */
export interface HistoryFile extends FactsHeader {
  /** Versions whose types were read, but which could not be run. */
  unobserved: string[];
  things: Record<ThingKind, Record<string, ThingHistory>>;
}
