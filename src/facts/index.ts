/**
 * Facts about the documented tool: the shape of what `npm run facts` writes to `src/data`. What the
 * facts components of a page receive is in `shown.ts`.
 */

/** A value per mode, written as JavaScript code: `'[name].js'`, `undefined`, `{ port: 3000 }`. */
export interface ModeCode {
  development: string;
  production: string;
}

/** A type name that occurs in a type text, and what it stands for. */
export interface TypeAlias {
  name: string;
  definition: string;
}

/** The package version that a fact was read off. */
interface FactSource {
  package: string;
  version: string;
}

/**
 * A value as JSON. What JSON has no form for (`undefined`, regular expressions, expressions) is
 * `{ "$code": "…" }`.
 */
export type FactValue =
  | null
  | boolean
  | number
  | string
  | FactValue[]
  | { [key: string]: FactValue };

/** A value per mode, or one for both. */
export type ModeValue = { value: FactValue } | { development: FactValue; production: FactValue };

/** What every file of `src/data` begins with. */
export interface FactsHeader {
  /** Command that writes the file. */
  generator: string;
  /** Day of the reading. */
  date: string;
  source: FactSource;
  /** Versions that were read, from old to new. */
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
  /** What to write behind the `@` of an install command: `1`, or the version itself. */
  installTag: string;
  /** Peer range on `@rsbuild/core`; null if it declares none. */
  peerRange: string | null;
  /** Name of the function to put into `plugins`: `pluginReact`. */
  factory: string;
  /** Name in the plugin list: `rsbuild:react`. */
  pluginName: string;
  exports: string[];
  /** Definitions of the type names in `options`. */
  types: Record<string, string>;
  options: Record<string, PluginOptionFact>;
}

/** A release of a plugin, and its peer range on `@rsbuild/core`; null if it declares none. */
export interface PluginRelease {
  version: string;
  range: string | null;
}

/** Facts about a plugin package. */
export interface PluginFact {
  /** Newest version for each minor of the tool, null if none accepts it. */
  newestFor: Record<string, string | null>;
  /** The version that brought each peer range, oldest first. */
  peerRanges: PluginRelease[];
  /** What holds for each version in `newestFor`, by version. */
  states: Record<string, PluginState>;
}

/** `src/data/plugins.json`. */
export interface PluginsFile extends FactsHeader {
  plugins: Record<string, PluginFact>;
}

/** What has a history. */
export type ThingKind =
  | 'options'
  /** Definitions of the type names in options. */
  | 'types'
  | 'exports'
  /** `RsbuildInstance.build`. */
  | 'members'
  /** Definitions of the type names in exports and members. */
  | 'apiTypes'
  | 'commands'
  /** `dev --open`. */
  | 'flags'
  /** Environment variables that the tool reads, and constants that it defines. */
  | 'variables'
  /** Steps of a command, see `hook-order.json`. */
  | 'hookOrder'
  /** What the manifest says: `node`, `formats`, `entries`, `rspack`. */
  | 'package';

/** What holds for a thing in one version, by field. */
export type ThingState = Record<string, FactValue>;

/** A change of one field of a thing, or its coming and going. */
export interface Change {
  /** First version with it: `1.3.22`. */
  version: string;
  /** `added`, `removed`, or the field: `type`, `default`, `deprecated`, `effect target`. */
  what: string;
  /** Absent where there was nothing; the whole state of a thing that was removed. */
  before?: FactValue | ThingState;
  after?: FactValue;
  /** It says the same in other words: no news for a reader. */
  rewritten?: true;
}

/** A thing through all versions. */
export interface ThingHistory {
  /** State in the newest version; absent if that has no such thing. */
  now?: ThingState;
  /** Oldest first. A thing of the first version was not `added`. */
  changes?: Change[];
  /** What to use instead of a thing that is deprecated or gone; null if there is nothing. */
  replacement?: string | null;
}

/** A change with its values as code: a type as text, a default by mode. */
export interface ChangeCode {
  version: string;
  what: string;
  before: string | ModeCode | null;
  after: string | ModeCode | null;
}

/** A change in the history of an option and its members. */
export interface HistoryRow extends Change {
  /** Option or member that changed. */
  name: string;
  /** Minor version of the change. */
  minor: string;
}

/** Something that an upgrade meets. */
export interface UpgradeEntry {
  kind: ThingKind;
  name: string;
  /** `removed`, `renamed`, `added`, or the field that differs: `default`, `type`, `deprecated`. */
  what: string;
  before?: FactValue | undefined;
  after?: FactValue | undefined;
  /** For what is deprecated, renamed or gone. */
  replacement?: string | null;
}

/** `src/data/history.json`. */
export interface HistoryFile extends FactsHeader {
  /** Versions of which declarations were read and which could not be run. */
  unobserved: string[];
  things: Record<ThingKind, Record<string, ThingHistory>>;
}
