/**
 * Input, data and report of the configuration check. Everything in a report is plain data, as it is
 * passed from a worker to the page.
 */
import type { Expression, ObjectExpression } from '@babel/types';
import type { ModeCode } from '../facts/index.ts';

/** Supported tools. */
export const tools = ['rsbuild', 'vite', 'webpack', 'vue-cli', 'craco'] as const;
export type Tool = (typeof tools)[number];

/** A file as it was pasted, dropped or opened. */
export interface SourceFile {
  name: string;
  text: string;
}

// ---- contents of a file --------------------------------------------------------------------

/** The statically known part of a value. */
export type Value = { node: Expression } & (
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'array'; items: Value[] }
  | { kind: 'object'; entries: Entry[]; isOpen: boolean }
  /** Alternatives: both sides of a condition. */
  | { kind: 'either'; values: Value[] }
  | { kind: 'function' | 'regexp' | 'unknown' }
);

export type ObjectValue = Extract<Value, { kind: 'object' }>;

/** A property of an object, including properties spread into it. */
export interface Entry {
  key: string;
  value: Value;
  /** The property node, with key and value. */
  node: ObjectExpression['properties'][number];
  /** The object literal that contains the property. */
  owner: ObjectExpression;
  /** Whether a condition decides if it is set. */
  isConditional: boolean;
}

/** A part of the file that could not be evaluated, or that is evaluated in all its variants. */
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
  /** The source code in question, shortened to one line. */
  code: string;
}

/** Reason why a file could not be read. */
export interface Problem {
  kind: 'empty' | 'binary' | 'tooLarge' | 'conflict' | 'depth' | 'syntax' | 'noExport' | 'json';
  line: number;
  /** The parser's message, or the size limit. */
  detail: string;
}

// ---- reference data --------------------------------------------------------------------------

/** State of an option from one minor version on; null from the one that removes it. */
export interface OptionState {
  type: string;
  /** Absent if the option is always set. */
  default?: ModeCode;
  /** Whether the default differs for other targets or in mode `none`. */
  varies?: true;
  deprecated?: true;
  topLevelOnly?: true;
}

/** States across minor versions, each with the first minor version it applies to. */
export type States<State> = readonly (readonly [minor: string, state: State | null])[];

export interface KnownOption {
  states: States<OptionState>;
  /** First version that has it, and the first that does not anymore: `1.4.2`. */
  since: string;
  removed?: string;
  replacement?: string;
  /** Path of the page, without the language. */
  page?: string;
}

export interface KnownPlugin {
  /**
   * Each peer range with the first version that declares it, oldest first, as the minors it allows.
   */
  ranges: readonly { version: string; minors: readonly string[] }[];
  /** Newest version for each minor of the tool. */
  newestFor: Record<string, string | null>;
}

/** A row of a table in a migration guide. */
export interface MappingRow {
  /** Settings it is about, as full paths, and the value it is limited to. */
  keys: readonly { path: string; value?: string }[];
  /** The right-hand cell as Markdown, its links as paths of the site. */
  text: string;
  /** The section of the guide. */
  page: string;
  /** Whether there is no replacement. */
  none?: true;
  /** Whether nothing has to be done: it is built in, or no longer needed. */
  settled?: true;
  /** Minors that it applies to; all if absent. */
  minors?: readonly string[];
}

/** A combination of options that affect each other. */
export interface KnownInteraction {
  /** Code of the value that each option has, by name; `*` for any but `false` and `undefined`. */
  when: Readonly<Record<string, string>>;
  /** The option that has no effect, if any. */
  ignored?: string;
  /** Minors that it applies to. */
  minors: readonly string[];
  level: Level;
  /** Markdown, its links as paths of the site. */
  text: string;
}

/** Comments inserted into files: `build.check.…` in i18n.json. */
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

/** `check.json`: all data for a check, in one language. */
export interface CheckData {
  /** Documented minors, newest first. */
  minors: readonly string[];
  options: Record<string, KnownOption>;
  /** Definitions of the types that options refer to, with type parameters in the name. */
  types: Record<string, States<string>>;
  plugins: Record<string, KnownPlugin>;
  rows: Record<Exclude<Tool, 'rsbuild'>, readonly MappingRow[]>;
  interactions: readonly KnownInteraction[];
  /** Comments inserted into files. */
  comments: Record<CommentKey, string>;
  /** Example files, keyed by the names in `examples.ts`. */
  examples: Record<string, string>;
}

// ---- results -----------------------------------------------------------------------------------

export type Level = 'error' | 'warning' | 'info';

/** A remark on one place in the file. Its text is `check.<kind>` in i18n.json. */
export interface Finding {
  kind: string;
  level: Level;
  /** Dotted name of the setting. */
  name: string;
  /** Values for the placeholders of the text. */
  params: Record<string, string>;
  /** Offsets in the file; absent for options that the file does not set. */
  start?: number;
  end?: number;
  line?: number;
  /** Path of the page, without the language. */
  page?: string;
  /** Markdown from a migration guide, used instead of the text in i18n.json. */
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

/** Result of checking a file. */
export interface Report {
  tool: Tool;
  /** The minor version that was checked against, and where it comes from. */
  minor: string;
  problem?: Problem;
  findings: Finding[];
  options: SetOption[];
  remarks: Remark[];
  /** What the newest version changes; absent if the file is for that version. */
  upgrade?: { minor: string; findings: Finding[]; defaults: Finding[] };
  /** The file rewritten for the newest version, or a draft; absent if nothing changes. */
  rewritten?: SourceFile;
}
