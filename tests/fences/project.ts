import { posix } from 'node:path';
import { ts } from '../../scripts/samples/typescript.ts';
import type { Fence } from './collect.ts';

/** A fence as a file in its page's virtual project. */
export interface ProjectFile {
  fence: Fence;
  /** Path in the project; fences with a repeated title get a suffix. */
  path: string;
  /** The path given on the page, which relative imports refer to. */
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

/** Whether TypeScript reads files with this name. */
export function isScript(path: string): boolean {
  return scriptPattern.test(path);
}

/**
 * Whether it is an Rsbuild configuration, by its name, `rsbuild.config.ts` or
 * `rsbuild.prod.config.mjs`, or by its export.
 */
export function isToolConfig({ title, code }: Pick<Fence, 'title' | 'code'>): boolean {
  const named = /(?:^|\/)rsbuild(?:\.[\w-]+)*\.config\.[cm]?[jt]s$/.test(title ?? '');
  const exported = /^\s*(?:export default|module\.exports =) defineConfig\(/m.test(code);
  return named || (exported && /['"]@rsbuild\/core['"]/.test(code));
}

/** A title that is a path, without leading `./`, `/` or `../`; undefined for captions. */
function pathOfTitle(title: string | undefined): string | undefined {
  if (!title || /\s|^https?:/.test(title)) return undefined;
  return posix.normalize(title).replace(/^(?:\.{0,2}\/)+/, '');
}

/**
 * Converts the fences of a page to files.
 *
 * @param fences All fences of the page, in order.
 * @returns Script, JSON and Vue files; other languages are not type-checked.
 */
export function layOut(fences: readonly Fence[]): ProjectFile[] {
  const taken = new Set<string>();
  return fences.flatMap((fence) => {
    if (fence.file !== undefined) return [];
    const title = pathOfTitle(fence.title);
    const byLang = extensionByLang[fence.lang];
    if (!byLang) return [];
    // For a caption, or a name without a script extension, the language decides.
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
 * Resolves a relative import to a fence: the last one with that title before the importing fence,
 * so that a later variant of a file is used by the code below it, otherwise the first one after it.
 *
 * @param files The page's files.
 * @param importer The importing file.
 * @param target Path in the project, with or without extension.
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

/** Path that a relative specifier refers to in the project. */
export function targetOf(importer: ProjectFile, specifier: string): string {
  const from = posix.dirname(importer.title ?? importer.path);
  return posix.normalize(posix.join(from, specifier)).replace(/^(?:\.\.\/)+/, '');
}

/** Aliases and compiler options in the page's `tsconfig.json` and configuration fences. */
export interface ProjectSettings {
  /** Target folder or file by alias prefix, without a trailing `/*`. */
  aliases: Record<string, string>;
  /** Compiler options that affect type checking. */
  options: Record<string, unknown>;
}

const optionsThatMatter = ['experimentalDecorators', 'jsx', 'jsxImportSource'];

/**
 * Reads aliases and compiler options from a page's fences.
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

/** Keys of `alias: { … }` in a configuration, with their targets if these are literals. */
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
 * Path in the project that an aliased specifier refers to.
 *
 * @returns `undefined` if no alias of the page matches, '' if it matches but its target is
 *   computed.
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
