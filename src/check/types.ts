/**
 * What the check of a configuration reads, knows and says. Pure data: what a report holds goes from
 * a worker to the page.
 */
import type { Expression, ObjectExpression } from '@babel/types';
import type { ModeCode } from '../facts/index.ts';

/** Tools whose configurations are understood. */
export const tools = ['rsbuild', 'vite', 'webpack', 'vue-cli', 'craco'] as const;
export type Tool = (typeof tools)[number];

/** A file as it was pasted, dropped or opened. */
export interface SourceFile {
  name: string;
  text: string;
}

// ---- what a file says ----------------------------------------------------------------------

/** What is known of a value without running the file. */
export type Value = { node: Expression } & (
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'array'; items: Value[] }
  | { kind: 'object'; entries: Entry[]; isOpen: boolean }
  /** One of several: both sides of a condition. */
  | { kind: 'either'; values: Value[] }
  | { kind: 'function' | 'regexp' | 'unknown' }
);

export type ObjectValue = Extract<Value, { kind: 'object' }>;

/** A property of an object, or one that was spread into it. */
export interface Entry {
  key: string;
  value: Value;
  /** The property with its key and value. */
  node: ObjectExpression['properties'][number];
  /** The object in which the property is written. */
  owner: ObjectExpression;
  /** It may not be set: it depends on a condition. */
  isConditional: boolean;
}

/** Something that cannot be seen from outside, or was read in all its forms. */
export interface Remark {
  kind:
    | 'import'
    | 'spread'
    | 'computed'
    | 'call'
    | 'branches'
    | 'assignment'
    | 'value'
    | 'fragment';
  line: number;
  /** The code it is about, on one line, shortened. */
  code: string;
}

/** Why a file could not be read. */
export interface Problem {
  kind: 'empty' | 'binary' | 'tooLarge' | 'conflict' | 'depth' | 'syntax' | 'noExport' | 'json';
  line: number;
  /** What the parser says; the limit of a size. */
  detail: string;
}

// ---- what is known ---------------------------------------------------------------------------

/** What held for an option from a minor version on; null from where it is gone. */
export interface OptionState {
  type: string;
  /** Absent where nothing can be unset. */
  default?: ModeCode;
  /** The default is another one for other targets or in mode `none`. */
  varies?: true;
  deprecated?: true;
  topLevelOnly?: true;
}

/** A thing through the minor versions: each state with the first minor it holds for. */
export type States<State> = readonly (readonly [minor: string, state: State | null])[];

export interface KnownOption {
  states: States<OptionState>;
  /** First version that had it, and the first that no longer has: `1.4.2`. */
  since: string;
  removed?: string;
  replacement?: string;
  /** Path of the page, without a language. */
  page?: string;
}

export interface KnownPlugin {
  /** Each peer range with the first version that has it, oldest first, as the minors it allows. */
  ranges: readonly { version: string; minors: readonly string[] }[];
  /** The newest version for each minor of the tool. */
  newestFor: Record<string, string | null>;
}

/** A row of a table in a migration guide. */
export interface MappingRow {
  /** Settings it is about, with their whole path, and the value that it is limited to. */
  keys: readonly { path: string; value?: string }[];
  /** The right-hand cell as Markdown, its links as paths of the site. */
  text: string;
  /** The guide's section. */
  page: string;
  /** Nothing takes the place. */
  none?: true;
  /** Nothing has to be written: it is built in, or of no use. */
  settled?: true;
  /** Minors that it holds for; all when absent. */
  minors?: readonly string[];
}

/** What happens when options are used together. */
export interface KnownInteraction {
  /** Code of the value that each option has, by name; `*` for any but `false` and `undefined`. */
  when: Readonly<Record<string, string>>;
  /** The option that is without effect, if one is. */
  ignored?: string;
  /** Minors that it holds for. */
  minors: readonly string[];
  level: Level;
  /** Markdown, its links as paths of the site. */
  text: string;
}

/** Comments that are written into files: `build.check.…` in i18n.json. */
export const commentKeys = [
  'removed',
  'removedFor',
  'withoutEffect',
  'deprecated',
  'deprecatedFor',
  'type',
  'left',
  'unmapped',
  'variables',
] as const;
export type CommentKey = (typeof commentKeys)[number];

/** `check.json`: all that a check needs, in one language. */
export interface CheckData {
  /** Documented minors, newest first. */
  minors: readonly string[];
  options: Record<string, KnownOption>;
  /** Definitions of the type names in options, with their parameters in the name. */
  types: Record<string, States<string>>;
  plugins: Record<string, KnownPlugin>;
  rows: Record<Exclude<Tool, 'rsbuild'>, readonly MappingRow[]>;
  interactions: readonly KnownInteraction[];
  /** Comments that are written into files. */
  comments: Record<CommentKey, string>;
  /** Files to try, by their names in `examples.ts`. */
  examples: Record<string, string>;
}

// ---- what is said ------------------------------------------------------------------------------

export type Level = 'error' | 'warning' | 'info';

/** Something to know about a place in the file. Its text is `check.<kind>` in i18n.json. */
export interface Finding {
  kind: string;
  level: Level;
  /** Dotted name of the setting. */
  name: string;
  /** What the text names beside it. */
  params: Record<string, string>;
  /** Offsets of the place in the file; none for what the file does not set. */
  start?: number;
  end?: number;
  line?: number;
  /** Path of the page, without a language. */
  page?: string;
  /** Markdown in place of a text of i18n.json, out of a migration guide. */
  text?: string;
}

/** An option that the file sets. */
export interface SetOption {
  name: string;
  line: number;
  start: number;
  end: number;
  page?: string;
  default?: ModeCode;
  isDefault: boolean;
}

/** What a check of a file answers. */
export interface Report {
  tool: Tool;
  /** The minor version it was checked for, and where that comes from. */
  minor: string;
  problem?: Problem;
  findings: Finding[];
  options: SetOption[];
  remarks: Remark[];
  /** What changes on the way to the newest version; nothing for a file that is there. */
  upgrade?: { minor: string; findings: Finding[]; defaults: Finding[] };
  /** The file for the newest version, or a draft of one; absent when nothing changes. */
  rewritten?: SourceFile;
}
