/** Generates a draft of `rsbuild.config.ts` from another tool's configuration. */
import { Code } from './code.ts';
import { webpackInside } from './configuredTool.ts';
import type { ForeignSetting, Use } from './migrate.ts';
import { moves } from './moves.ts';
import type { Dependencies } from './plugins.ts';
import { commentLines, printList, printObject, type Tree } from './print.ts';
import type { Reading } from './read.ts';
import { codeOf } from './rsbuild.ts';
import type { CheckData, MappingRow, SourceFile, Tool } from './types.ts';

/** Input for a draft. */
export interface Draft {
  file: SourceFile;
  tool: Exclude<Tool, 'rsbuild'>;
  settings: readonly ForeignSetting[];
  uses: readonly Use[];
  dependencies: Dependencies | undefined;
  data: CheckData;
  reading: Reading;
}

/** Defaults of each tool that differ from Rsbuild's. */
const toolDefaults: Record<Draft['tool'], (isTypeScript: boolean) => Record<string, string>> = {
  vite: (isTypeScript) => ({
    'source.entry': `{ index: './src/main.${isTypeScript ? 'tsx' : 'jsx'}' }`,
    'html.template': "'./index.html'",
  }),
  webpack: () => ({}),
  'vue-cli': (isTypeScript) => ({
    'source.entry': `{ index: './src/main.${isTypeScript ? 'ts' : 'js'}' }`,
    'resolve.alias': "{ '@': './src' }",
    'html.template': "'./public/index.html'",
    'output.polyfill': "'usage'",
  }),
  craco: () => ({
    'html.template': "'./public/index.html'",
    'output.distPath.root': "'build'",
  }),
};

/** Prefixes of the environment variables that a tool exposes to client code. */
const prefixes: Partial<Record<Draft['tool'], string>> = {
  vite: 'VITE_',
  'vue-cli': 'VUE_APP_',
  craco: 'REACT_APP_',
};

/**
 * Dependencies that need an Rsbuild plugin even if the old tool had no plugin or loader for them.
 */
const byDependency: Record<string, string> = {
  react: 'react',
  preact: 'preact',
  vue: 'vue',
  svelte: 'svelte',
  'solid-js': 'solid',
  sass: 'sass',
  'sass-embedded': 'sass',
  less: 'less',
  stylus: 'stylus',
};

/** @returns the draft as TypeScript; settings that could not be converted are left as comments */
export function draftOf(draft: Draft): string {
  const { tool, settings, uses, data, reading, file } = draft;
  const code = new Code(file.text, reading.body);
  const tree: Tree = new Map();
  const plugins = pluginsOf(draft);
  const left: string[] = [];
  const put = (to: string, text: string) => {
    if (to.startsWith('plugin:')) plugins.set(to.slice('plugin:'.length), text);
    else
      tree.set(to, {
        code: to === 'resolve.alias' ? withDefaultAliases(tree.get(to)?.code, text) : text,
      });
  };
  for (const [to, text] of Object.entries(toolDefaults[tool](/\.m?ts$/.test(file.name))))
    put(to, text);
  // Which setting an option has its value from: another one must not replace it.
  const sources = new Map<string, string>();
  for (const { path, entry, row } of settings) {
    if (path === 'plugins' || (path === 'module' && tool === 'webpack')) continue;
    const text = code.take(entry.value.node);
    const move = moves[tool][path] ?? moveInside(tool, path);
    const [to, value = ''] =
      (text === undefined
        ? undefined
        : typeof move === 'function'
          ? move(entry.value, text)
          : move && [move, text]) ?? [];
    const isFree = to !== undefined && (sources.get(to) ?? path) === path;
    if (isFree && !entry.isConditional) {
      put(to, value);
      sources.set(to, path);
    } else if (!row?.none && !row?.settled) left.push(`${path}: ${noteOf(row, data)}`);
  }
  for (const use of uses) left.push(...leftOf(use, code, put, { plugins, tree, data }));
  const prefix = prefixes[tool];
  if (prefix) addVariables(tree, draft);
  return print({
    draft,
    tree,
    plugins,
    left,
    needed: [...code.needed].map((one) => code.slice(one)),
    prefix,
  });
}

/** Merges the aliases of the file with the old tool's default ones. */
function withDefaultAliases(given: string | undefined, own: string): string {
  const isMerged = given === undefined || /['"]@['"]/.test(own) || !/^\{\s*\S/.test(own);
  return isMerged ? own : own.replace(/^\{/, `${given.slice(0, -2)},`);
}

/**
 * Converts webpack options inside another tool's configuration, where they have the same meaning.
 */
function moveInside(tool: Draft['tool'], path: string) {
  const inner = webpackInside[tool] ? path.replace(webpackInside[tool], '') : path;
  return inner !== path && /^(?:resolve\.|externals$)/.test(inner)
    ? moves.webpack[inner]
    : undefined;
}

/** Plain text of a migration guide's row; a text that is only a link becomes its URL. */
function noteOf(row: MappingRow | undefined, { comments }: CheckData): string {
  const text = row?.text ?? comments.unmapped;
  const target = /^\[[^\]]*\]\(([^)]*#[^)]*)\)$/.exec(text)?.[1];
  return target ?? text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** The Rsbuild plugins to use, each with the source code of its options. */
function pluginsOf({ uses, dependencies, tool, data, file }: Draft): Map<string, string> {
  const plugins = new Map<string, string>();
  const add = (name: string) => {
    if (Object.hasOwn(data.plugins, `@rsbuild/plugin-${name}`)) plugins.set(name, '');
  };
  if (tool === 'vue-cli') add('vue');
  const isReact = tool === 'craco' || (!dependencies && /\.(?:jsx|tsx)\b/.test(file.text));
  if (isReact) add('react');
  for (const [name, plugin] of Object.entries(byDependency)) {
    // Some React packages depend on Preact.
    const isTaken = name === 'preact' && plugins.has('react');
    if (dependencies?.has(name) && !isTaken) add(plugin);
  }
  for (const { row, names } of uses) {
    // The first sentence names the replacement; the rest covers special cases.
    const [sentence = ''] = row?.text.split(/\. |。/) ?? [];
    const found = [
      ...sentence.matchAll(/plugins\/list\/plugin-([\w-]+)|@rsbuild\/plugin-([\w-]+)/g),
    ];
    const index = row?.keys.findIndex(({ path }) => path === `use:${names[0]}`) ?? -1;
    const chosen = found.length > 1 ? found[index] : found[0];
    const name = chosen?.[1] ?? chosen?.[2];
    if (name) add(name);
  }
  return plugins;
}

/** Options of plugins that Rsbuild has with the same meaning. */
const sameOptions: Record<string, string> = {
  'HtmlWebpackPlugin.template': 'html.template',
  'HtmlWebpackPlugin.title': 'html.title',
  'HtmlWebpackPlugin.favicon': 'html.favicon',
  'HtmlWebpackPlugin.inject': 'html.inject',
  'CopyPlugin.patterns': 'output.copy',
};

type Put = (to: string, text: string) => void;

/**
 * Converts options of well-known plugins.
 *
 * @returns what is left to convert by hand: the plugin, with the options that were not converted
 */
function leftOf(
  { names, value, row, options }: Use,
  code: Code,
  put: Put,
  { plugins, tree, data }: { plugins: ReadonlyMap<string, string>; tree: Tree; data: CheckData },
): string[] {
  const [name = ''] = names;
  const { node } = value;
  const given = node.type === 'NewExpression' ? node.arguments[0] : undefined;
  const moved = new Set<string>();
  for (const member of given?.type === 'ObjectExpression' ? given.properties : []) {
    if (member.type !== 'ObjectProperty' || member.key.type !== 'Identifier') continue;
    const to = sameOptions[`${name}.${member.key.name}`];
    const text = to && code.take(member.value);
    // A second page of HtmlWebpackPlugin has options of its own.
    if (!text || tree.has(to)) continue;
    put(to, text);
    moved.add(member.key.name);
  }
  const isDefined = tree.has('source.define');
  const definitions = name === 'DefinePlugin' && given && !isDefined ? code.take(given) : undefined;
  if (definitions) put('source.define', definitions);
  const rest = definitions ? [] : options.filter((option) => !moved.has(option));
  const isDone =
    moved.size > 0 ||
    definitions !== undefined ||
    [...plugins.keys()].some((plugin) => row?.text.includes(`plugin-${plugin}`)) ||
    row?.settled;
  if (isDone && rest.length === 0) return [];
  return [`${name}${rest.length > 0 ? ` (${rest.join(', ')})` : ''}: ${noteOf(row, data)}`];
}

/** Exposes the old tool's environment variables to code and HTML template under their old names. */
function addVariables(tree: Tree, { tool, settings }: Draft): void {
  const own = tree.get('source.define')?.code.trim() ?? '';
  const members = ['...publicVars'];
  if (own.startsWith('{')) members.push(own.slice(1, -1).trim().replace(/,$/, ''));
  if (tool === 'vue-cli') {
    const path = settings.find((setting) => setting.path === 'publicPath')?.entry.value;
    const base = (path && codeOf(path)) ?? "'/'";
    // The tool defines it as `server.base`, where most paths are moved to.
    if (path && !tree.has('server.base') && base !== "'/'") {
      members.push(`'process.env.BASE_URL': JSON.stringify(${base})`);
    }
    tree.set('html.templateParameters', { code: `{ ...rawPublicVars, BASE_URL: ${base} }` });
  }
  tree.set('source.define', { code: `{ ${members.filter(Boolean).join(', ')} }` });
}

interface Parts {
  draft: Draft;
  tree: Tree;
  plugins: ReadonlyMap<string, string>;
  left: readonly string[];
  needed: readonly string[];
  prefix: string | undefined;
}

function print({ draft, tree, plugins, left, needed, prefix }: Parts): string {
  const { data, tool } = draft;
  const names = [...plugins].map(([name, options]) => {
    const factory = `plugin-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return { name, factory, call: `${factory}(${options})` };
  });
  const imports = [
    `import { defineConfig${prefix ? ', loadEnv' : ''} } from '@rsbuild/core';`,
    ...names.map(({ name, factory }) => `import { ${factory} } from '@rsbuild/plugin-${name}';`),
    ...needed.filter((statement) => statement.startsWith('import')),
  ];
  const constants = needed.filter((statement) => !statement.startsWith('import'));
  const all: Tree = new Map([
    ...(names.length > 0
      ? [['plugins', { code: printList(names.map(({ call }) => call)) }] as const]
      : []),
    ...tree,
  ]);
  const todo =
    left.length > 0
      ? [...commentLines(data.comments.left), ...left.flatMap((one) => commentLines(one, '- '))]
      : [];
  const body = prefix
    ? `({ envMode }) => {\n  // ${data.comments.variables.replace('{{prefix}}', prefix)}\n` +
      `  const { publicVars${tool === 'vue-cli' ? ', rawPublicVars' : ''} } = loadEnv({ mode: envMode, prefixes: ['${prefix}'] });\n\n  return ${printObject(all, '  ')};\n}`
    : printObject(all, '');
  return [
    imports.join('\n'),
    ...(constants.length > 0 ? [constants.join('\n')] : []),
    ...(todo.length > 0 ? [todo.join('\n')] : []),
    `export default defineConfig(${body});\n`,
  ].join('\n\n');
}
