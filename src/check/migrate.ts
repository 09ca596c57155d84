/**
 * Finds the Rsbuild replacement for each setting of another tool, as listed in the migration
 * guides.
 */
import type * as B from '@babel/types';
import { webpackInside } from './configuredTool.ts';
import { type Draft, draftOf } from './draft.ts';
import { lineAt } from './parse.ts';
import type { Dependencies } from './plugins.ts';
import { choicesOf, type Reading } from './read.ts';
import { codeOf } from './rsbuild.ts';
import { dotted } from './syntax.ts';
import type {
  CheckData,
  Entry,
  Finding,
  MappingRow,
  Report,
  SourceFile,
  Tool,
  Value,
} from './types.ts';

/** A setting of another tool, such as `build.outDir`. */
export interface ForeignSetting {
  path: string;
  entry: Entry;
  row: MappingRow | undefined;
}

/** A plugin or loader that the file uses, by package or name. */
export interface Use {
  names: readonly string[];
  value: Value;
  row: MappingRow | undefined;
  /** Names of the options that it is given; `…` for what is not written as an object. */
  options: readonly string[];
}

type ForeignTool = Exclude<Tool, 'rsbuild'>;

/** @returns the replacement for each setting, and a draft of the Rsbuild configuration */
export function migrate(
  file: SourceFile,
  reading: Reading,
  tool: ForeignTool,
  minor: string,
  dependencies: Dependencies | undefined,
  data: CheckData,
): Pick<Report, 'findings' | 'rewritten'> {
  const table = new Table(data, tool, minor);
  const settings = reading.roots.flatMap((root) => table.settings(root, ''));
  const uses = usesOf(reading, table);
  const place = (node: { start?: number | null; end?: number | null }) => {
    const start = node.start ?? 0;
    return { start, end: node.end ?? start, line: lineAt(file.text, start) };
  };
  // For lists of plugins and loaders, their items are reported instead.
  const reported = settings.filter(
    ({ path }) => uses.length === 0 || !/^(?:plugins|module)$/.test(path),
  );
  const findings = reported.map(({ path, entry, row }) => {
    const key = 'key' in entry.node ? entry.node.key : entry.node;
    return mapped(path, row, place(key));
  });
  const ofUses = uses.map(({ names, value, row }) =>
    mapped(names[0] ?? '', row, place(value.node)),
  );
  const draft: Draft = { file, tool, settings, uses, dependencies, data, reading };
  return {
    findings: [...findings, ...ofUses].sort((a, b) => (a.start ?? 0) - (b.start ?? 0)),
    rewritten: { name: 'rsbuild.config.ts', text: draftOf(draft) },
  };
}

function mapped(
  name: string,
  row: MappingRow | undefined,
  place: { start: number; end: number; line: number },
): Finding {
  if (!row) return { kind: 'unmapped', level: 'warning', name, params: {}, ...place };
  const { text, page, none } = row;
  const level = none ? 'warning' : 'info';
  return { kind: 'mapped', level, name, params: {}, ...place, text, page };
}

/** A tool's rows in one version. */
class Table {
  #rows: readonly MappingRow[];
  #webpack: readonly MappingRow[];
  #inside: RegExp | undefined;

  constructor({ rows }: CheckData, tool: ForeignTool, minor: string) {
    const inMinor = ({ minors }: MappingRow) => !minors || minors.includes(minor);
    this.#rows = rows[tool].filter(inMinor);
    this.#webpack = rows.webpack.filter(inMinor);
    this.#inside = webpackInside[tool];
  }

  /** @returns the row for a setting; one for its specific value is preferred */
  row(path: string, value?: Value): MappingRow | undefined {
    const own = bestRow(this.#rows, path, value);
    if (own || !this.#inside?.test(path)) return own;
    return bestRow(this.#webpack, path.replace(this.#inside, ''), value);
  }

  /** Whether any row is about a nested setting. */
  #hasNested(path: string): boolean {
    const below = (rows: readonly MappingRow[], start: string) =>
      rows.some(({ keys }) => keys.some((key) => key.path.startsWith(start)));
    if (below(this.#rows, `${path}.`)) return true;
    const isInside = this.#inside?.test(`${path}.`) ?? false;
    return isInside && below(this.#webpack, `${path}.`.replace(this.#inside ?? '', ''));
  }

  /** @returns settings that have a row, and those that have none */
  settings(object: Value, parent: string): ForeignSetting[] {
    return choicesOf(object).flatMap((one) => {
      if (one.kind !== 'object') return [];
      return one.entries.flatMap((entry): ForeignSetting[] => {
        const path = parent === '' ? entry.key : `${parent}.${entry.key}`;
        const row = this.row(path, entry.value);
        const hasInside = choicesOf(entry.value).some(({ kind }) => kind === 'object');
        const inside = hasInside && this.#hasNested(path) ? this.settings(entry.value, path) : [];
        const isEmpty = one.entries.length > 0 && hasInside && !row && isEmptyObject(entry.value);
        if (inside.length > 0 || isEmpty) return inside;
        return [{ path, entry, row }];
      });
    });
  }
}

const isEmptyObject = (value: Value) => value.kind === 'object' && value.entries.length === 0;

/** A plugin's class name, package name and usual name are similar: `copy-webpack-plugin`. */
const usual = (name: string) => name.toLowerCase().replace(/webpack|[-_]/g, '');

function bestRow(rows: readonly MappingRow[], path: string, value?: Value) {
  const of = (key: string) =>
    key === path ||
    (path.startsWith('use:') && usual(key) === usual(path)) ||
    (key.endsWith('*') && path.startsWith(key.slice(0, -1)) && key.length > 2);
  const found = rows.flatMap((row) =>
    row.keys.flatMap((key) => (of(key.path) ? [{ row, only: key.value }] : [])),
  );
  const code = value && codeOf(value);
  const special = found.find(({ only }) => only && code !== undefined && isLikeValue(code, only));
  const isUnknown = code === undefined && value?.kind !== 'object';
  return (special ?? found.find(({ only }) => !only) ?? (isUnknown ? found[0] : undefined))?.row;
}

/** Whether a value is of the kind that the guide shows: `'/app/'` represents any path. */
function isLikeValue(code: string, shown: string): boolean {
  if (shown.startsWith("'https:")) return /^'(?:https?:)?\/\//.test(code);
  if (/^'\/\w/.test(shown)) return /^'\/(?!\/)/.test(code);
  if (shown.startsWith('[')) return code.startsWith('[');
  return code === shown;
}

/**
 * Where a value is: in a list of plugins, in a rule, or where a rule names its loaders. Other strings
 * of a rule, such as its `type`, are not loaders.
 */
type UsePlace = 'plugins' | 'rule' | 'loader';

/** Plugins and loaders: calls, class instances, and package names in strings. */
function usesOf({ roots, imports }: Reading, table: Table): Use[] {
  const uses: Use[] = [];
  const see = (value: Value, place: UsePlace, options: Use['options'] = []): void => {
    for (const one of choicesOf(value)) {
      const { node } = one;
      if (one.kind === 'array') for (const item of one.items) see(item, place);
      if (one.kind === 'object') seeObject(one.entries, place);
      const names: string[] = [];
      let given = options;
      if (one.kind === 'unknown' && /^(?:New|Call)Expression$/.test(node.type)) {
        const {
          callee,
          arguments: [argument],
        } = node as B.CallExpression;
        const name = dotted(callee);
        const source = imports.get(name.split('.')[0] ?? '');
        // A named export is identified by its name, a whole package by the package's name.
        const own = name.split('.').at(-1) ?? '';
        if (name !== 'require') names.push(own);
        if (source) names[name.includes('.') ? 'push' : 'unshift'](source);
        if (!/^require\b/.test(name)) given = optionsIn(argument);
        else if (argument?.type === 'StringLiteral') names.push(argument.value);
      } else if (place === 'loader' && one.kind === 'literal' && typeof one.value === 'string') {
        names.push(one.value.replace(/\?.*/, ''));
      }
      // In a rule, calls are paths and conditions.
      if (names.length === 0 || place === 'rule') continue;
      const known = names.find((name) => table.row(`use:${name}`));
      const row = known === undefined ? undefined : table.row(`use:${known}`);
      // The name that the guide uses: `CopyPlugin` for `copy-webpack-plugin`.
      const listed = row?.keys.find(({ path }) => usual(path) === usual(`use:${known}`));
      const first = listed?.path.slice('use:'.length) ?? known;
      uses.push({ names: first ? [first, ...names] : names, value: one, row, options: given });
    }
  };
  const seeObject = (entries: readonly Entry[], place: UsePlace) => {
    const options = entries
      .filter(({ key }) => key === 'options')
      .flatMap(({ value }) =>
        value.kind === 'object' ? value.entries.map(({ key: name }) => name) : ['…'],
      );
    for (const { key, value } of entries) {
      if (key === 'options') continue;
      // CRACO writes a plugin as an object with the plugin and its options.
      if (place === 'plugins') see(value, 'plugins', options);
      else if (key === 'loader' || (key === 'use' && place === 'rule'))
        see(value, 'loader', options);
      else if (place === 'rule') see(value, 'rule');
    }
  };
  const lists = roots.flatMap(({ entries }) => entries);
  for (const { key, value } of lists) {
    if (key === 'plugins') see(value, 'plugins');
    if (key === 'module') see(value, 'rule');
  }
  // Once each, unless the options of another one may differ.
  const seen = new Set<string>();
  return uses.filter(
    ({ names: [name = ''], options }) => (!seen.has(name) && seen.add(name)) || options.length > 0,
  );
}

/** Names of the options in an argument of a plugin. */
function optionsIn(argument: B.Node | undefined): string[] {
  if (argument?.type !== 'ObjectExpression') return argument ? ['…'] : [];
  return argument.properties.map((property) => {
    if (property.type === 'SpreadElement' || property.computed) return '…';
    return property.key.type === 'StringLiteral' ? property.key.value : dotted(property.key);
  });
}
