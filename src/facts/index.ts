/**
 * Facts about the documented tool: the shape of what `npm run facts` writes to `src/data`, and of
 * what the facts components of a page receive as `data`.
 */

import apiJson from '../data/api.json' with { type: 'json' };
import cliJson from '../data/cli.json' with { type: 'json' };
import optionsJson from '../data/options.json' with { type: 'json' };
import pluginsJson from '../data/plugins.json' with { type: 'json' };
import { createFacts } from './lookup.mjs';

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
export interface FactSource {
  package: string;
  version: string;
}

/** Deprecation inside 1.x. */
export interface Deprecation {
  /** Minor line that deprecated it, as `1.1`. */
  since: string;
  /** What the package names instead, without backticks: `resolve.alias`. */
  replacement: string | null;
}

/** What the newest checked 2.x does with it. */
export interface StateIn2x {
  state: 'available' | 'deprecated' | 'removed';
  replacement: string | null;
}

/** A default that differed in an earlier line, or differs in 2.x. */
export interface DefaultChange {
  /** First minor line with the default `to`, as `1.5` or `2.0`. */
  since: string;
  from: ModeCode;
  to: ModeCode;
}

/** A place in the generated Rspack configuration that the option decides, when left unset. */
export interface Effect extends ModeCode {
  /** Path in the Rspack configuration: `optimization.minimize`. */
  path: string;
}

/** `data` of `<OptionFacts>`. */
export interface OptionFactsData {
  source: FactSource;
  /** Dotted name: `output.filenameHash`. */
  option: string;
  type: string;
  aliases: TypeAlias[];
  required: boolean;
  /** Null when the option has no default of its own (required members, array items). */
  default: ModeCode | null;
  effects: Effect[];
  /** Oldest first. */
  defaultChanges: DefaultChange[];
  /** Minor line, as `1.0`. */
  since: string;
  perEnvironment: boolean;
  deprecated: Deprecation | null;
  in2x: StateIn2x;
}

/** One row of `<OptionMembers>`. */
export interface OptionMemberRow {
  /** Name below the option, with the path of deeper members: `overlay.runtime`, `icons[].src`. */
  name: string;
  type: string;
  required: boolean;
  default: ModeCode | null;
  since: string;
  deprecated: Deprecation | null;
  in2x: StateIn2x;
}

/** `data` of `<OptionMembers>`. */
export interface OptionMembersData {
  source: FactSource;
  option: string;
  members: OptionMemberRow[];
  /** Type names used in the rows. */
  aliases: TypeAlias[];
}

/** `data` of `<OptionDefault>`. */
export interface OptionDefaultData {
  option: string;
  default: ModeCode;
}

/** `data` of `<ApiSignature>`. */
export interface ApiSignatureData {
  source: FactSource;
  /** `createRsbuild`, or `RsbuildInstance.build` for a member. */
  name: string;
  kind: 'function' | 'value' | 'type' | 'method' | 'property';
  /** TypeScript, one or several lines. */
  code: string;
  /** Types that the signature names and a reader needs to use it. */
  aliases: TypeAlias[];
  since: string;
  deprecated: Deprecation | null;
  in2x: StateIn2x;
}

/** One row of `<ApiMembers>`. */
export interface ApiMemberRow {
  name: string;
  type: string;
  optional: boolean;
  since: string;
  deprecated: Deprecation | null;
  in2x: StateIn2x;
}

/** `data` of `<ApiMembers>`. */
export interface ApiMembersData {
  source: FactSource;
  type: string;
  members: ApiMemberRow[];
  aliases: TypeAlias[];
}

/** `data` of `<PluginFacts>`. */
export interface PluginFactsData {
  plugin: string;
  /** Newest version whose peer range accepts the documented tool: `1.4.6`. */
  version: string;
  /** What to write behind the `@` of an install command: `1`. */
  installTag: string;
  /** Peer range on `@rsbuild/core` of that version; null if it declares none. */
  peerRange: string | null;
  /** Name of the function to put into `plugins`: `pluginReact`. */
  factory: string;
  /** Name in the plugin list: `rsbuild:react`. */
  pluginName: string;
  /** Newest version for 2.x; null if no version accepts 2.x. */
  newestFor2x: string | null;
}

/** One row of `<PluginOptions>`. */
export interface PluginOptionRow {
  name: string;
  type: string;
  required: boolean;
  /** Code of the default; null when the package names none. */
  default: string | null;
}

/** `data` of `<PluginOptions>`. */
export interface PluginOptionsData {
  source: FactSource;
  options: PluginOptionRow[];
  aliases: TypeAlias[];
}

/** One row of `<CliFlags>`. */
export interface CliFlagRow {
  /** As in the help: `-c, --config <config>`. */
  flag: string;
  /** The help text of the tool, in English. */
  description: string;
  /** Code of the default; null when the tool names none. */
  default: string | null;
  since: string;
  in2x: StateIn2x;
}

/** `data` of `<CliFlags>`. */
export interface CliFlagsData {
  source: FactSource;
  command: string;
  flags: CliFlagRow[];
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

/** Facts about one option or one of its members. */
export interface OptionFact {
  type: string;
  /** Option or member that holds this member; absent for an option. */
  parent?: string;
  required?: true;
  /** Absent where there is nothing to be unset: required members, items of arrays. */
  default?: ModeValue;
  /** Other defaults in mode `none`, and for other targets than `web`. */
  defaultIn?: Partial<Record<'none' | 'node' | 'web-worker', ModeValue>>;
  /** The default could not be seen in a run and is the one the package declares. */
  declaredOnly?: true;
  /** Places that the unset option decides, by name. */
  effects?: Record<string, ModeValue>;
  /** Defaults of other lines, oldest first. */
  changes?: { since: string; from: ModeValue; to: ModeValue }[];
  since: string;
  deprecated?: Deprecation;
  /** Absent while the newest checked 2.x has it unchanged. */
  in2x?: StateIn2x;
  /** Not allowed inside `environments`. */
  topLevelOnly?: true;
  /** Marked as internal by the package. */
  private?: true;
  /** Declared by a dependency that the option passes its value to. */
  external?: true;
}

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

/** `src/data/options.json`. */
export interface OptionsFile extends FactsHeader {
  /** Definitions of the type names in `options`. */
  types: Record<string, string>;
  options: Record<string, OptionFact>;
}

/** Facts about an export of the package. */
export interface ApiFact {
  kind: ApiSignatureData['kind'];
  /** TypeScript of the signature, laid out. */
  code: string;
  /** `typeof` at run time; absent for types. */
  runtime?: string;
  since: string;
  deprecated?: Deprecation;
  in2x?: StateIn2x;
}

/** Facts about a member of a type. */
export interface ApiMemberFact extends ApiFact {
  /** Type on one line. */
  type: string;
  optional?: true;
}

/** `src/data/api.json`. */
export interface ApiFile extends FactsHeader {
  /** Definitions of the type names in the other parts. */
  types: Record<string, string>;
  exports: Record<string, ApiFact>;
  /** Members by type. The members of a hook are those of the argument its callback gets. */
  members: Record<string, Record<string, ApiMemberFact>>;
}

/** Facts about a command line flag. */
export interface CliFlagFact {
  flag: string;
  description: string;
  default?: FactValue;
  since: string;
  in2x?: StateIn2x;
}

/** Facts about a command. */
export interface CliFact {
  description: string;
  /** True for the command that runs when none is given. */
  isDefault?: true;
  since: string;
  /** By long name: `--open`. */
  flags: Record<string, CliFlagFact>;
}

/** `src/data/cli.json`. */
export interface CliFile extends FactsHeader {
  commands: Record<string, CliFact>;
}

/** Facts about an option of a plugin. */
export interface PluginOptionFact {
  type: string;
  required?: true;
  default?: FactValue;
  deprecated?: true;
}

/** One version of a plugin package. */
export interface PluginState extends Omit<PluginFactsData, 'plugin' | 'newestFor2x'> {
  exports: string[];
  /** Definitions of the type names in `options`. */
  types: Record<string, string>;
  options: Record<string, PluginOptionFact>;
}

/** Facts about a plugin package, in its newest version for the documented tool. */
export interface PluginFact extends PluginState, Pick<PluginFactsData, 'newestFor2x'> {
  /** Newest version for each minor of the tool, null if none accepts it. */
  newestFor: Record<string, string | null>;
  /** The version that brought each peer range, oldest first. */
  peerRanges: { version: string; range: string | null }[];
  /** The newest version for the newest tool, where that differs. */
  in2?: PluginState;
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

/** The files of `src/data` that hold facts about the packages. */
export interface FactsData {
  options: OptionsFile;
  api: ApiFile;
  cli: CliFile;
  plugins: PluginsFile;
}

export { closestNames, formatDefault } from './lookup.mjs';

// The files are as wide as a union of all their entries to the compiler; what writes them is typed.
/** Contents of `src/data`. */
export const factsData = {
  options: optionsJson,
  api: apiJson,
  cli: cliJson,
  plugins: pluginsJson,
} as unknown as FactsData;

/** Lookups in the facts; an unknown name throws an error with the closest names. */
export const {
  optionFact,
  optionMembers,
  apiExport,
  apiMember,
  apiMembers,
  pluginFact,
  cliCommand,
  optionFactsData,
} = createFacts(factsData);
