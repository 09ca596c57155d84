/**
 * Types of the `data` that facts components receive: values, each with the minors it applies to.
 */
import type { ChangeCode, ModeCode, TypeAlias } from './index.ts';

/**
 * A value with the minors it applies to, newest first; all documented minors if `minors` is absent.
 */
interface Variant<T> {
  value: T;
  /** Separated by spaces: `1.7 1.6`. */
  minors?: string;
}

/**
 * A value for every documented minor, newest first; adjacent minors with equal values share an
 * entry.
 */
export type Varied<T> = Variant<T>[];

/** When an entry was added, and whether it was deprecated or removed. Versions as displayed. */
export interface Life {
  /** `1.4`, or `1.4.16` if an earlier patch of that minor lacks it. */
  since: string;
  /** Minors before that, separated by spaces. */
  notIn?: string;
  deprecated?: Departure;
  removed?: Departure;
}

/** Deprecation or removal of an entry. */
export interface Departure {
  version: string;
  /** Replacement, without backticks: `resolve.alias`. */
  replacement: string | null;
  /** Minors in which this applies, separated by spaces; all if absent. */
  minors?: string;
}

/** A type name, and its definition in some minors. */
export interface ShownAlias extends TypeAlias {
  minors?: string;
}

/** A change of an option, or the same change of several of its members. */
export interface ShownChange extends ChangeCode {
  /** Names of the members that changed; empty for the option itself. */
  members: string[];
  /** Replacement for a deprecated or removed option. */
  replacement?: string;
}

/** A named value, in the minors that have it. */
export interface NamedValues {
  name: string;
  values: Varied<ModeCode | null>;
}

/** `data` of `<OptionFacts>`. */
export interface OptionFactsData {
  /** Dotted name: `output.filenameHash`. */
  option: string;
  /** Whether it is a member, listed on the page of another option. */
  isMember: boolean;
  life: Life;
  type: Varied<string>;
  aliases: ShownAlias[];
  required: Varied<boolean>;
  /** Null for options without a default of their own: required members, items of arrays. */
  default: Varied<ModeCode | null>;
  /** Defaults that differ by mode or target: `none`, `node`, `web-worker`. */
  defaultIn: NamedValues[];
  /** Paths in the generated Rspack configuration that the unset option affects. */
  effects: NamedValues[];
  perEnvironment: Varied<boolean>;
  /** Newest first. */
  history: ShownChange[];
  /** First and last version that was read. */
  read: string[];
}

/** One row of a table of facts. */
interface FactRow {
  name: string;
  type: Varied<string>;
  life: Life;
}

/** One row of `<OptionMembers>`; the name of a nested member is its path: `icons[].src`. */
interface OptionMemberRow extends FactRow {
  required: Varied<boolean>;
  default: Varied<ModeCode | null>;
}

/** `data` of `<OptionMembers>`. */
export interface OptionMembersData {
  members: OptionMemberRow[];
  /** Type names used in the rows. */
  aliases: ShownAlias[];
}

/** `data` of `<ApiSignature>`. */
export interface ApiSignatureData {
  /** TypeScript code, on one or more lines. */
  code: Varied<string>;
  /** Types that the signature refers to and readers need for using it. */
  aliases: ShownAlias[];
  life: Life;
}

/** One row of `<ApiMembers>`. */
interface ApiMemberRow extends FactRow {
  optional: Varied<boolean>;
}

/** `data` of `<ApiMembers>`. */
export interface ApiMembersData {
  members: ApiMemberRow[];
  aliases: ShownAlias[];
}

/** `data` of `<PluginFacts>`; values are null if no version of the plugin is compatible. */
export interface PluginFactsData {
  plugin: string;
  /** The version to install, and the tag for an install command. */
  install: Varied<{ version: string; tag: string } | null>;
  /** Peer range for the tool. */
  peerRange: Varied<string | null>;
  /** Name of the function to call in `plugins`. */
  factory: Varied<string | null>;
  /** The plugin's `name`. */
  pluginName: Varied<string | null>;
}

/** One row of `<PluginOptions>`. */
export interface PluginOptionRow {
  name: string;
  type: Varied<string>;
  required: Varied<boolean>;
  /** Code of the default; null if the package does not have one. */
  default: Varied<string | null>;
  /** Versions of the plugin without the option, with the minors they are for. */
  lacking: Required<Variant<string>>[];
}

/** `data` of `<PluginOptions>`. */
export interface PluginOptionsData {
  options: PluginOptionRow[];
  aliases: ShownAlias[];
}

/** One step in `<HookOrder>`. */
export interface ShownStep {
  hook: string;
  /** Phase of the command: `start`, `compile`, `close`, `exit`. */
  when: string;
  /** How often the hook is called: once per environment, build and so on. */
  each: string;
  /** Stages of `processAssets`. */
  stages?: string[];
  /** Minors that call it, separated by spaces; all if absent. */
  minors?: string;
}

/** One row of `<CliFlags>`. */
interface CliFlagRow {
  /** As in the help: `-c, --config <config>`. */
  flag: Varied<string>;
  /** Code of the default; null if there is none. */
  default: Varied<string | null>;
  life: Life;
}

/** `data` of `<CliFlags>`. */
export interface CliFlagsData {
  flags: CliFlagRow[];
}
