import { posix, sep } from 'node:path';
import type { Toolchain } from '../../../scripts/samples/installed.ts';
import { type TypeScript, ts } from '../../../scripts/samples/typescript.ts';
import type { Fence, Finding } from '../collect.ts';
import {
  findImported,
  isScript,
  isToolConfig,
  layOut,
  type ProjectFile,
  readSettings,
  resolveAlias,
  targetOf,
} from '../project.ts';
import { ambientTypes } from '../stubs.ts';
import { constrainConfig } from './constrainConfig.ts';
import { findDeprecatedOptions, findUnknownKeys } from './returnedObjects.ts';

/** The fences of one page as a project. */
interface Project {
  folder: string;
  files: (ProjectFile & { fileName: string; text: string })[];
  aliases: Record<string, string>;
  options: TypeScript.CompilerOptions;
  /** Whether it has declarations that other pages in the same program would see. */
  global: boolean;
}

const baseOptions: TypeScript.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Every fence is a module, so that names on different pages do not conflict.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: ['node', '@rsbuild/core/types'],
};
const jsxByName: Record<string, TypeScript.JsxEmit> = {
  preserve: ts.JsxEmit.Preserve,
  'react-jsx': ts.JsxEmit.ReactJSX,
  react: ts.JsxEmit.React,
};
/** Virtual location of the fences: below the packages that they import. */
const virtualRoot = ({ folder }: Toolchain) => posix.join(folder.split(sep).join('/'), '.fences');

const cannotFindModule = 2307;
/** "Implicitly has an 'any' type" and similar errors, which do not apply to JavaScript. */
const implicitAny = (code: number) => code >= 7000 && code < 7100;
const noDeclarationFile = 7016;

/** The script of a Vue component, on its original lines. */
function vueScript(code: string): string | undefined {
  const match = /<script\b[^>]*\blang="ts"[^>]*>([\s\S]*?)<\/script>/.exec(code);
  if (!match) return undefined;
  const body = match[1] ?? '';
  const start = match.index + match[0].indexOf('>') + 1;
  return code.slice(0, start).replace(/[^\n]/g, '') + body;
}

function createProject(page: string, fences: readonly Fence[], tool: Toolchain): Project {
  const folder = `${virtualRoot(tool)}/${page.replace(/\.mdx?$/, '')}`;
  const { aliases, options } = readSettings(fences);
  const files = layOut(fences).map((file) => {
    const script = file.path.endsWith('.vue') ? vueScript(file.fence.code) : undefined;
    const path = script === undefined ? file.path : `${file.path}.ts`;
    const text = script ?? file.fence.code;
    return {
      ...file,
      path,
      fileName: `${folder}/${path}`,
      text: isToolConfig(file.fence) ? constrainConfig(path, text) : text,
    };
  });
  const { jsx, ...rest } = options;
  return {
    folder,
    files,
    aliases,
    options: {
      ...(rest as TypeScript.CompilerOptions),
      ...(typeof jsx === 'string' && jsxByName[jsx] !== undefined && { jsx: jsxByName[jsx] }),
    },
    global: files.some(
      ({ path, text }) => path.endsWith('.d.ts') || /\bdeclare\s+(?:global|module)\b/.test(text),
    ),
  };
}

/**
 * Cache of parsed files that do not change between programs: declarations of the language and of
 * packages.
 */
const parsedFiles = new Map<string, TypeScript.SourceFile | undefined>();

function createProgram(projects: Project[], tool: Toolchain): TypeScript.Program {
  const ambientFile = `${virtualRoot(tool)}/ambient.d.ts`;
  const options = { ...baseOptions, ...projects[0]?.options };
  const fileByName = new Map(
    projects.flatMap((project) => project.files.map((file) => [file.fileName, { file, project }])),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => fileByName.has(name) || name === ambientFile || fileExists(name);
  host.readFile = (name) =>
    name === ambientFile ? ambientTypes : (fileByName.get(name)?.file.text ?? readFile(name));
  host.getSourceFile = (name, target, ...rest) => {
    const text = name === ambientFile ? ambientTypes : fileByName.get(name)?.file.text;
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (!parsedFiles.has(name)) parsedFiles.set(name, getSourceFile(name, target, ...rest));
    return parsedFiles.get(name);
  };
  const cache = ts.createModuleResolutionCache(tool.folder, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containing, redirected, _options, source) => {
    const importer = fileByName.get(containing);
    return literals.map((literal) => {
      const found = importer && resolveInProject(importer.project, importer.file, literal.text);
      if (found) return { resolvedModule: found === 'missing' ? undefined : found };
      const mode = ts.getModeForUsageLocation(source, literal, options);
      return ts.resolveModuleName(literal.text, containing, options, host, cache, redirected, mode);
    });
  };
  const rootNames = [...fileByName.keys()].filter(isScript);
  return ts.createProgram({ rootNames: [ambientFile, ...rootNames], options, host });
}

function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

/**
 * The file of the page that a specifier refers to; 'missing' for a file that the page does not
 * show.
 */
function resolveInProject(
  project: Project,
  importer: Project['files'][number],
  specifier: string,
): TypeScript.ResolvedModuleFull | 'missing' | undefined {
  const relative = isRelative(specifier);
  const target = relative
    ? targetOf(importer, specifier)
    : resolveAlias(project.aliases, specifier);
  if (target === undefined) return undefined;
  const hit = findImported(project.files, importer, target) as Project['files'][number] | undefined;
  // If an aliased name is a package's, its types are used.
  if (!hit || !/\.(?:[cm]?[jt]s|[jt]sx|json)$/.test(hit.title ?? '')) {
    return relative ? 'missing' : undefined;
  }
  return {
    resolvedFileName: hit.fileName,
    extension: hit.path.endsWith('.d.ts') ? ts.Extension.Dts : posix.extname(hit.path),
    isExternalLibraryImport: false,
  };
}

function describe(diagnostic: TypeScript.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n');
  // The first and last lines of a long chain are most informative: the failure, and its innermost
  // reason.
  const told = lines.length > 3 ? [lines[0], ...lines.slice(-2)] : lines;
  return `TS${diagnostic.code} ${told.join(' ').replace(/\s+/g, ' ')}`;
}

/** Whether the diagnostic is about a module that the page omits on purpose. */
function isOmittedModule(project: Project, diagnostic: TypeScript.Diagnostic): boolean {
  if (diagnostic.code === noDeclarationFile) return true;
  if (diagnostic.code !== cannotFindModule) return false;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const specifier = /'([^']+)'/.exec(text)?.[1] ?? '';
  return isRelative(specifier) || resolveAlias(project.aliases, specifier) !== undefined;
}

function checkFile(
  program: TypeScript.Program,
  project: Project,
  file: Project['files'][number],
): Finding[] {
  const source = program.getSourceFile(file.fileName);
  if (!source) throw new Error(`${file.fileName} is not in its program`);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const isJavaScript = /\.(?:[cm]?js|jsx)$/.test(file.path);
  const syntax = program.getSyntacticDiagnostics(source);
  const diagnostics = [...syntax, ...program.getSemanticDiagnostics(source)]
    .filter(({ code }) => !(isJavaScript && implicitAny(code)))
    .filter((diagnostic) => !isOmittedModule(project, diagnostic))
    .map((diagnostic) => {
      const bare = diagnostic.code === cannotFindModule;
      const hint = bare
        ? ' Install it in samples, or list it with its reason in tests/fences/stubs.ts.'
        : '';
      return {
        line: lineOf(diagnostic.start ?? 0),
        rule: 'types',
        message: `${describe(diagnostic)}${hint}`,
      };
    });
  if (syntax.length > 0) return distinct(diagnostics.slice(0, syntax.length));
  const checker = program.getTypeChecker();
  const more = [...findUnknownKeys(source, checker), ...findDeprecatedOptions(source, checker)];
  const found = [
    ...diagnostics,
    ...more.map(({ node, message }) => ({
      line: lineOf(node.getStart(source)),
      rule: 'types',
      message,
    })),
  ];
  const clear = found.filter(({ message }) => !vagueFailure.test(message));
  const unknownKey = clear.some(({ message }) => message.includes('does not exist in type'));
  return distinct(unknownKey ? clear : found);
}

/**
 * "No overload matches", "is not assignable", "does not satisfy": less specific than the unknown
 * key that caused it.
 */
const vagueFailure = /^TS(?:2345|2769|1360|2559) /;

function distinct(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ line, message }) => {
    const key = `${line} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Type-checks the TypeScript and JavaScript fences of pages against the packages of a major. Pages
 * with equal compiler options share a program, except those that declare globals.
 *
 * @param pages Fences by page, for the version of the tool.
 * @returns Problems by fence; fences that were not checked are absent.
 */
export function checkTypes(
  pages: ReadonlyMap<string, readonly Fence[]>,
  tool: Toolchain,
): Map<Fence, Finding[]> {
  const groups = new Map<string, Project[]>();
  for (const [page, fences] of pages) {
    const project = createProject(page, fences, tool);
    if (!project.files.some(({ path }) => isScript(path))) continue;
    const key = JSON.stringify([project.options, project.global && page]);
    groups.set(key, [...(groups.get(key) ?? []), project]);
  }
  const findings = new Map<Fence, Finding[]>();
  for (const projects of groups.values()) {
    const program = createProgram(projects, tool);
    for (const project of projects) {
      for (const file of project.files.filter(({ path }) => isScript(path))) {
        findings.set(file.fence, checkFile(program, project, file));
      }
    }
  }
  return findings;
}
