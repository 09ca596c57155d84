/** What the facts components of a page receive as `data`: values with the minors that have them. */
import type { ChangeCode, ModeCode, TypeAlias } from './index.ts';

/** A value and the minors that have it, newest first; without `minors`, all documented ones. */
interface Variant<T> {
  value: T;
  /** Separated by spaces: `1.7 1.6`. */
  minors?: string;
}

/** A value in every documented minor, newest first, one entry for neighbours with equal values. */
export type Varied<T> = Variant<T>[];

/** From when on there is a thing, and what became of it. Versions as they are displayed. */
export interface Life {
  /** `1.4`, or `1.4.16` where an earlier patch of that minor lacks it. */
  since: string;
  /** Minors older than that, separated by spaces. */
  notIn?: string;
  deprecated?: Departure;
  removed?: Departure;
}

/** The end of a thing. */
export interface Departure {
  version: string;
  /** What to use instead, without backticks: `resolve.alias`. */
  replacement: string | null;
  /** Minors in which it is so, separated by spaces; absent for all. */
  minors?: string;
}

/** A type name, and what it stands for in some minors. */
export interface ShownAlias extends TypeAlias {
  minors?: string;
}

/** A change of an option, or the same change of several of its members. */
export interface ShownChange extends ChangeCode {
  /** Names of members below the option; empty for the option itself. */
  members: string[];
  /** What to use instead, for what is deprecated or removed. */
  replacement?: string;
}

/** A value with a name, in the minors that have it. */
export interface NamedValues {
  name: string;
  values: Varied<ModeCode | null>;
}

/** `data` of `<OptionFacts>`. */
export interface OptionFactsData {
  /** Dotted name: `output.filenameHash`. */
  option: string;
  /** Whether it is below another option, on whose page it is listed. */
  isMember: boolean;
  life: Life;
  type: Varied<string>;
  aliases: ShownAlias[];
  required: Varied<boolean>;
  /** Null where the option has no default of its own: required members, items of arrays. */
  default: Varied<ModeCode | null>;
  /** Other defaults, by mode or target: `none`, `node`, `web-worker`. */
  defaultIn: NamedValues[];
  /** Places in the generated Rspack configuration that the unset option decides. */
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

/** One row of `<OptionMembers>`; its name has the path of deeper members: `icons[].src`. */
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
  /** TypeScript, one or several lines. */
  code: Varied<string>;
  /** Types that the signature names and a reader needs to use it. */
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

/** `data` of `<PluginFacts>`; null where no version of the plugin accepts the tool. */
export interface PluginFactsData {
  plugin: string;
  /** The version to install, and what to write behind the `@` of an install command. */
  install: Varied<{ version: string; tag: string } | null>;
  /** Peer range on the tool. */
  peerRange: Varied<string | null>;
  /** Name of the function to put into `plugins`. */
  factory: Varied<string | null>;
  /** Name in the plugin list. */
  pluginName: Varied<string | null>;
}

/** One row of `<PluginOptions>`. */
export interface PluginOptionRow {
  name: string;
  type: Varied<string>;
  required: Varied<boolean>;
  /** Code of the default; null when the package names none. */
  default: Varied<string | null>;
  /** Versions of the plugin that lack the option, with the minors they are for. */
  lacking: Required<Variant<string>>[];
}

/** `data` of `<PluginOptions>`. */
export interface PluginOptionsData {
  options: PluginOptionRow[];
  aliases: ShownAlias[];
}

/** A step of a run, as `<HookOrder>` draws it. */
export interface ShownStep {
  hook: string;
  /** Part of the run: `start`, `compile`, `close`, `exit`. */
  when: string;
  /** What the hook is called once for. */
  each: string;
  /** Stages of `processAssets`. */
  stages?: string[];
  /** The minors in which it is called, separated by spaces; absent for all. */
  minors?: string;
}

/** One row of `<CliFlags>`. */
interface CliFlagRow {
  /** As in the help: `-c, --config <config>`. */
  flag: Varied<string>;
  /** Code of the default; null when the tool names none. */
  default: Varied<string | null>;
  life: Life;
}

/** `data` of `<CliFlags>`. */
export interface CliFlagsData {
  flags: CliFlagRow[];
}
