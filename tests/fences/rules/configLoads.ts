import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Core from '../../../samples/node_modules/@rsbuild/core';
import type { Toolchain } from '../../../scripts/samples/installed.ts';
import { type TypeScript, ts } from '../../../scripts/samples/typescript.ts';
import type { Fence, Finding } from '../collect.ts';
import {
  findImported,
  isScript,
  isToolConfig,
  layOut,
  type ProjectFile,
  targetOf,
} from '../project.ts';
import { stubbedPackage } from '../stubs.ts';

const runs = [
  { action: 'build', mode: 'production' },
  { action: 'dev', mode: 'development' },
] as const;

/**
 * Stub for a module that the page does not show: it can be called, all its properties are stubs,
 * and its result is accepted as a plugin.
 */
function standIn(name: string): unknown {
  const result = { name: `stand-in:${name}`, setup() {} };
  return new Proxy(function standIn() {}, {
    apply: () => result,
    construct: () => ({ apply() {}, ...result }),
    get: (_target, key) => (typeof key === 'symbol' || key === 'then' ? undefined : standIn(name)),
  });
}

/** Exports of a module in the form that compiled CommonJS code expects from an ES module. */
function asCompiledModule(namespace: Record<string, unknown>): Record<string, unknown> {
  const { default: main } = namespace;
  const properties = main && typeof main === 'object' ? main : {};
  return { ...properties, ...namespace, __esModule: true };
}

function isEsModule(path: string, code: string): boolean {
  return !path.endsWith('.cjs') && /^\s*(?:import|export)\b/m.test(code);
}

/** Specifiers that a file imports, statically or dynamically. */
function importsOf(path: string, code: string): string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return isEsModule(path, code) ? importedFiles.map(({ fileName }) => fileName) : [];
}

/** Cache of compiled files, as each is loaded once for a build and once for development. */
const compiled = new Map<string, string>();

/** Compiles a file to the body of a function with `moduleScope` as its parameters. */
function compile(path: string, code: string): string {
  const key = `${path}\n${code}`;
  const body = compiled.get(key) ?? transpile(path, code);
  compiled.set(key, body);
  return body;
}

function transpile(path: string, code: string): string {
  // A module may declare its own `require`, a name that compiled imports need.
  const source = /\b(?:const|let|var) require\b/.test(code)
    ? code.replace(/\brequire\b/g, 'ownRequire')
    : code;
  const { outputText } = ts.transpileModule(source.replace(/\bimport\.meta\b/g, 'importMeta'), {
    fileName: path.replace(/\.[cm]js$/, '.js'),
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      allowJs: true,
    } satisfies TypeScript.CompilerOptions,
  });
  // The block allows a module to declare `__dirname`, which is valid in an ES module.
  return `{${outputText}\n}`;
}

const moduleScope = ['exports', 'require', 'module', '__filename', '__dirname', 'importMeta'];

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/**
 * Loads a file of a page: relative imports are other fences of the page, packages come from
 * `samples`, and everything else is a stub.
 *
 * @returns The file's exports.
 * @throws Errors of the file; also if a package is neither installed nor listed as a stub.
 */
async function loadFile(
  tool: Toolchain,
  files: readonly ProjectFile[],
  file: ProjectFile,
  folder: string,
  loaded = new Map<ProjectFile, Record<string, unknown>>(),
): Promise<Record<string, unknown>> {
  const known = loaded.get(file);
  if (known) return known;
  const { code } = file.fence;
  const module = { exports: {} as Record<string, unknown> };
  loaded.set(file, module.exports);
  const modules = new Map<string, unknown>();
  for (const specifier of importsOf(file.path, code)) {
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const hit = findImported(files, file, targetOf(file, specifier));
      if (hit && isScript(hit.path) && !hit.path.endsWith('.d.ts')) {
        modules.set(specifier, await loadFile(tool, files, hit, folder, loaded));
      } else if (hit?.path.endsWith('.json')) {
        modules.set(specifier, { __esModule: true, default: JSON.parse(hit.fence.code) });
      }
    } else if (!stubbedPackage(specifier)) {
      modules.set(specifier, asCompiledModule(await tool.import(specifier)));
    }
  }
  const require = (specifier: string): unknown => {
    if (modules.has(specifier)) return modules.get(specifier);
    if (isBuiltin(specifier)) return tool.require(specifier);
    if (/^\.{1,2}(?:\/|$)/.test(specifier) || stubbedPackage(specifier)) return standIn(specifier);
    return tool.require(specifier);
  };
  const path = join(folder, file.title ?? file.path);
  const importMeta = {
    filename: path,
    dirname: dirname(path),
    url: pathToFileURL(path).href,
  };
  await new AsyncFunction(...moduleScope, compile(file.path, code))(
    module.exports,
    Object.assign(require, tool.require),
    module,
    path,
    importMeta.dirname,
    importMeta,
  );
  loaded.set(file, module.exports);
  return module.exports;
}

/** Writes files that a configuration may read: the page's other files, complete or empty. */
function writeFiles(folder: string, files: readonly { path: string; code: string }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { path, code } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}

/** The file in the folder that an error reports as missing. */
function missingFile(error: unknown, folder: string): string | undefined {
  const { message = '', path, code } = error as { message?: string; path?: string; code?: string };
  const quoted = [...message.matchAll(/["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? '');
  return [path ?? '', ...quoted]
    .filter((candidate) => extname(candidate) !== '')
    .filter((candidate) => code === 'ENOENT' || isAbsolute(candidate))
    .map((candidate) => resolve(folder, candidate))
    .find((candidate) => !relative(folder, candidate).startsWith('..'));
}

/**
 * Runs `task` in the environment of the command line and without printing, then restores
 * everything.
 */
async function inEnvironment<T>(mode: string, folder: string, task: () => Promise<T>): Promise<T> {
  const { NODE_ENV, HOME } = process.env;
  const cwd = process.cwd();
  const { log, info, warn, error } = console;
  const silent = () => {};
  Object.assign(console, { log: silent, info: silent, warn: silent, error: silent });
  process.env.NODE_ENV = mode;
  // The search for a PostCSS configuration stops here, outside the project.
  process.env.HOME = folder;
  process.chdir(folder);
  try {
    return await task();
  } finally {
    Object.assign(console, { log, info, warn, error });
    process.chdir(cwd);
    for (const [name, value] of Object.entries({ NODE_ENV, HOME })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Plain text of a message, without the machine's paths. */
function clean(message: unknown, folder: string): string {
  return (
    String(message instanceof Error ? message.message : message)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
      .replace(/\u001b\[\d+m/g, '')
      .replaceAll(folder + sep, '')
      .replaceAll(folder, '.')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

async function initialize(
  core: typeof Core,
  load: () => Promise<Record<string, unknown>>,
  folder: string,
  { action, mode }: (typeof runs)[number],
): Promise<string[]> {
  const warnings: string[] = [];
  const keep = (message: unknown) => void warnings.push(clean(message, folder));
  const { logger } = core;
  const before = { ...logger };
  const silent = () => {};
  logger.override({
    warn: keep,
    error: keep,
    info: silent,
    log: silent,
    start: silent,
    ready: silent,
    success: silent,
    debug: silent,
  });
  try {
    await inEnvironment(mode, folder, async () => {
      const exported = await load();
      const config = exported.default ?? exported;
      const content =
        typeof config === 'function'
          ? await config({ env: mode, command: action, envMode: mode })
          : config;
      if (!content || typeof content !== 'object') {
        throw new Error('the file exports no configuration object');
      }
      const rsbuild = await core.createRsbuild({
        cwd: folder,
        config: content as Core.RsbuildConfig,
      });
      await rsbuild.initConfigs({ action });
    });
  } finally {
    logger.override(before);
  }
  return warnings;
}

async function checkConfig(
  tool: Toolchain,
  fences: readonly Fence[],
  files: readonly ProjectFile[],
  file: ProjectFile,
): Promise<Finding[]> {
  // Below the packages, so that they can be resolved; ignored by git.
  const scratch = join(tool.folder, '.cache', 'fences');
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'config-'));
  const core = await tool.import<typeof Core>('@rsbuild/core');
  writeFiles(
    folder,
    fences.flatMap(({ title, code, file: shown }) =>
      title && !shown && /^[\w./-]+$/.test(title) && !isScript(title) && !title.startsWith('..')
        ? [{ path: title, code }]
        : [],
    ),
  );
  const messages = new Set<string>();
  for (const run of runs) {
    // A file that a configuration reads but the page does not show is created empty.
    for (let attempt = 0; ; attempt++) {
      try {
        const load = () => loadFile(tool, files, file, folder);
        for (const warning of await initialize(core, load, folder, run)) {
          messages.add(`the tool warns of this configuration: ${warning}`);
        }
        break;
      } catch (error) {
        const missing = attempt < 8 ? missingFile(error, folder) : undefined;
        if (missing)
          writeFiles(dirname(missing), [{ path: missing.split(/[\\/]/).at(-1) ?? '', code: '' }]);
        else {
          messages.add(`the tool does not take this configuration: ${clean(error, folder)}`);
          break;
        }
      }
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return [...messages].map((message) => ({ line: 0, rule: 'config', message }));
}

/**
 * Loads all configuration fences of a page and initializes the tool with them, for a build and for
 * development.
 *
 * @param fences Fences of the page for the version of the tool.
 * @returns Problems by configuration fence; empty if it loaded.
 */
export async function checkConfigs(
  fences: readonly Fence[],
  tool: Toolchain,
): Promise<Map<Fence, Finding[]>> {
  const files = layOut(fences);
  const configs = files.filter(({ fence }) => isToolConfig(fence));
  const findings = new Map<Fence, Finding[]>();
  for (const file of configs) {
    findings.set(file.fence, await checkConfig(tool, fences, files, file));
  }
  return findings;
}
