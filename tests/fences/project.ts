import { posix } from 'node:path';
import { ts } from '../../scripts/samples/typescript.ts';
import type { Fence } from './collect.ts';

/** A fence as a file of its page's virtual project. */
export interface ProjectFile {
  fence: Fence;
  /** Path within the project; fences with a title met before get a suffix of their own. */
  path: string;
  /** The path the page says, which relative imports look for. */
  title: string | undefined;
}

const extensionByLang: Record<string, string> = {
  ts: '.ts',
  typescript: '.ts',
  mts: '.mts',
  cts: '.cts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  mjs: '.mjs',
  cjs: '.cjs',
  jsx: '.jsx',
  json: '.json',
  vue: '.vue',
};
const scriptPattern = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.json', '.d.ts'];

/** Does the compiler read files with this name? */
export function isScript(path: string): boolean {
  return scriptPattern.test(path);
}

/**
 * Is it a configuration of the tool? Its name says so, `rsbuild.config.ts` or
 * `rsbuild.prod.config.mjs`, or what it exports.
 */
export function isToolConfig({ title, code }: Pick<Fence, 'title' | 'code'>): boolean {
  const named = /(?:^|\/)rsbuild(?:\.[\w-]+)*\.config\.[cm]?[jt]s$/.test(title ?? '');
  const exported = /^\s*(?:export default|module\.exports =) defineConfig\(/m.test(code);
  return named || (exported && /['"]@rsbuild\/core['"]/.test(code));
}

/** A title that is a path, not a caption, without leading `./`, `/` or `../`. */
function pathOfTitle(title: string | undefined): string | undefined {
  if (!title || /\s|^https?:/.test(title)) return undefined;
  return posix.normalize(title).replace(/^(?:\.{0,2}\/)+/, '');
}

/**
 * Lays the fences of one page out as files.
 *
 * @param fences All fences of the page in their order.
 * @returns Script, JSON and Vue files; other languages take no part in type checking.
 */
export function layOut(fences: readonly Fence[]): ProjectFile[] {
  const taken = new Set<string>();
  return fences.flatMap((fence) => {
    if (fence.file !== undefined) return [];
    const title = pathOfTitle(fence.title);
    const byLang = extensionByLang[fence.lang];
    if (!byLang) return [];
    // A caption, or a name that is no script's although the language is: the language decides.
    const named = title && isScript(title) === isScript(byLang) ? title : undefined;
    const name = named ?? `fence-${fence.line}${byLang}`;
    const extension = name.endsWith('.d.ts') ? '.d.ts' : posix.extname(name);
    const path = taken.has(name)
      ? `${name.slice(0, -extension.length)}__${fence.line}${extension}`
      : name;
    taken.add(path);
    return [{ fence, path, title: named }];
  });
}

/**
 * Finds the fence that a relative import means: the last one with that title above the importing
 * fence, so that a later variant of a file serves the code below it, or else the first below it.
 *
 * @param files The page's files.
 * @param importer The importing file.
 * @param target Path within the project, with or without extension.
 */
export function findImported(
  files: readonly ProjectFile[],
  importer: ProjectFile,
  target: string,
): ProjectFile | undefined {
  const stem = target.replace(/\.[cm]?jsx?$/, '');
  const wanted = new Set(
    endings.flatMap((ending) => [target + ending, `${target}/index${ending}`, stem + ending]),
  );
  const hits = files.filter(({ title }) => title !== undefined && wanted.has(title));
  const above = hits.filter(({ fence }) => fence.line < importer.fence.line);
  return above.at(-1) ?? hits.find((hit) => hit !== importer);
}

/** Path that a relative specifier means within the project. */
export function targetOf(importer: ProjectFile, specifier: string): string {
  const from = posix.dirname(importer.title ?? importer.path);
  return posix.normalize(posix.join(from, specifier)).replace(/^(?:\.\.\/)+/, '');
}

/** What a page says about aliases and the compiler, in its `tsconfig.json` and configuration fences. */
export interface ProjectSettings {
  /** Alias prefix, without a trailing `/*`, to the folder or file it stands for. */
  aliases: Record<string, string>;
  /** Compiler options that change what type-checks. */
  options: Record<string, unknown>;
}

const optionsThatMatter = ['experimentalDecorators', 'jsx', 'jsxImportSource'];

/**
 * Reads aliases and compiler options off a page's fences.
 *
 * @param fences All fences of the page.
 */
export function readSettings(fences: readonly Fence[]): ProjectSettings {
  const aliases: Record<string, string> = { '@': './src', '~': './src' };
  const options: Record<string, unknown> = {};
  for (const fence of fences) {
    const { title, code } = fence;
    if (/(?:^|\/)(?:ts|js)config(?:\.[\w-]+)*\.json$/.test(title ?? '')) {
      const { config } = ts.parseConfigFileTextToJson(title ?? '', code);
      const compilerOptions: Record<string, unknown> = config?.compilerOptions ?? {};
      for (const name of optionsThatMatter) {
        if (name in compilerOptions) options[name] = compilerOptions[name];
      }
      for (const [alias, [to]] of Object.entries(
        (compilerOptions.paths ?? {}) as Record<string, string[]>,
      )) {
        if (to) aliases[alias.replace(/\/\*$/, '')] = to.replace(/\/\*$/, '');
      }
    }
    if (isToolConfig(fence)) Object.assign(aliases, readAliasOption(code));
  }
  const source = fences.map(({ code }) => code).join('\n');
  const imports = (name: string) =>
    new RegExp(`['"](?:@rsbuild/plugin-)?${name}['"/]`).test(source);
  if (!options.jsxImportSource && !imports('react')) {
    if (imports('preact')) options.jsxImportSource = 'preact';
    else if (imports('solid(?:-js)?')) {
      options.jsxImportSource = 'solid-js';
      options.jsx = 'preserve';
    } else if (imports('vue') || imports('vue-jsx')) {
      options.jsxImportSource = 'vue';
      options.jsx = 'preserve';
    }
  }
  return { aliases, options };
}

/** Keys of `alias: { … }` in a configuration, to the path they stand for if it is written out. */
function readAliasOption(code: string): Record<string, string> {
  const found: Record<string, string> = {};
  const source = ts.createSourceFile('config.ts', code, ts.ScriptTarget.ES2022, true);
  const visit = (node: import('../../scripts/samples/typescript.ts').TypeScript.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'alias' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const property of node.initializer.properties) {
        if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
          continue;
        const value = property.initializer;
        found[property.name.text.replace(/\$$/, '')] = ts.isStringLiteralLike(value)
          ? value.text
          : '';
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The path within the project that an aliased specifier means.
 *
 * @returns `undefined` when no alias of the page fits, '' when it fits but its target is computed.
 */
export function resolveAlias(
  aliases: Record<string, string>,
  specifier: string,
): string | undefined {
  for (const [alias, to] of Object.entries(aliases)) {
    if (specifier !== alias && !specifier.startsWith(`${alias}/`)) continue;
    if (to && !to.startsWith('.')) return undefined;
    return to ? posix.normalize(posix.join(to, specifier.slice(alias.length))) : '';
  }
  return undefined;
}
