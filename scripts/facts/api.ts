/** Facts about the JavaScript API. */
import type { Program, TsType } from './read/compiler.ts';
import { isFunctionText, pretty } from './read/layout.ts';
import { openPackage, type Reader } from './read/reader.ts';

/**
 * Types whose members are listed, with the path to each in every version, whether it is named or
 * not: an export, `.member`, `(n)` for a parameter, `()` for the resolved return value, `*` for the
 * values of a record or array.
 */
export const memberTypes: Record<string, string> = {
  RsbuildInstance: 'RsbuildInstance',
  RsbuildPluginAPI: 'RsbuildPluginAPI',
  RsbuildPlugin: 'RsbuildPlugin',
  RsbuildContext: 'RsbuildContext',
  EnvironmentContext: 'EnvironmentContext',
  EnvironmentAPI: 'RsbuildInstance.createDevServer().environments*',
  RsbuildDevServer: 'RsbuildInstance.createDevServer()',
  StartServerResult: 'RsbuildInstance.startDevServer()',
  RsbuildPreviewServer: 'RsbuildPreviewServer',
  CreateRsbuildOptions: 'CreateRsbuildOptions',
  LoadConfigOptions: 'loadConfig(0)',
  LoadConfigResult: 'loadConfig()',
  LoadEnvOptions: 'loadEnv(0)',
  RunCLIOptions: 'runCLI(0)',
  LoadEnvResult: 'loadEnv()',
  ConfigParams: 'defineConfig(0)(0)',
  BuildOptions: 'RsbuildInstance.build(0)',
  BuildResult: 'RsbuildInstance.build()',
  PreviewOptions: 'RsbuildInstance.preview(0)',
  StartDevServerOptions: 'RsbuildInstance.startDevServer(0)',
  CreateDevServerOptions: 'RsbuildInstance.createDevServer(0)',
  AddPluginsOptions: 'RsbuildInstance.addPlugins(1)',
  InitConfigsOptions: 'RsbuildInstance.initConfigs(0)',
  InspectConfigOptions: 'RsbuildInstance.inspectConfig(0)',
  InspectConfigResult: 'RsbuildInstance.inspectConfig()',
  ModifyRsbuildConfigUtils: 'RsbuildPluginAPI.modifyRsbuildConfig(0)(1)',
  ModifyEnvironmentConfigUtils: 'RsbuildPluginAPI.modifyEnvironmentConfig(0)(1)',
  ModifyBundlerChainUtils: 'RsbuildPluginAPI.modifyBundlerChain(0)(1)',
  ModifyRspackConfigUtils: 'RsbuildPluginAPI.modifyRspackConfig(0)(1)',
  ModifyHTMLContext: 'RsbuildPluginAPI.modifyHTML(0)(1)',
  ModifyHTMLTagsContext: 'RsbuildPluginAPI.modifyHTMLTags(0)(1)',
  ModifyHTMLTagsFn: 'RsbuildPluginAPI.modifyHTMLTags(0)(0)',
  HtmlBasicTag: 'HtmlBasicTag',
  HtmlTagContext: 'HtmlTagContext',
  TransformDescriptor: 'RsbuildPluginAPI.transform(0)',
  TransformContext: 'RsbuildPluginAPI.transform(1)(0)',
  ProcessAssetsDescriptor: 'RsbuildPluginAPI.processAssets(0)',
  ProcessAssetsHandler: 'RsbuildPluginAPI.processAssets(1)(0)',
  ResolveHandler: 'RsbuildPluginAPI.resolve(0)(0)',
  SetupMiddlewaresFn: 'SetupMiddlewaresFn(0)',
  SetupMiddlewaresContext: 'SetupMiddlewaresFn(1)',
  RsbuildEntryDescription: 'RsbuildEntryDescription',
  ManifestData: 'ManifestData',
  Logger: 'logger',
  OnBeforeBuildFn: 'RsbuildPluginAPI.onBeforeBuild(0)(0)',
  OnAfterBuildFn: 'RsbuildPluginAPI.onAfterBuild(0)(0)',
  OnBeforeCreateCompilerFn: 'RsbuildPluginAPI.onBeforeCreateCompiler(0)(0)',
  OnAfterCreateCompilerFn: 'RsbuildPluginAPI.onAfterCreateCompiler(0)(0)',
  OnBeforeStartDevServerFn: 'RsbuildPluginAPI.onBeforeStartDevServer(0)(0)',
  OnAfterStartDevServerFn: 'RsbuildPluginAPI.onAfterStartDevServer(0)(0)',
  OnAfterStartProdServerFn: 'RsbuildPluginAPI.onAfterStartProdServer(0)(0)',
  OnBeforeStartPreviewServerFn: 'RsbuildPluginAPI.onBeforeStartPreviewServer(0)(0)',
  OnAfterStartPreviewServerFn: 'RsbuildPluginAPI.onAfterStartPreviewServer(0)(0)',
  OnBeforeDevCompileFn: 'RsbuildPluginAPI.onBeforeDevCompile(0)(0)',
  OnAfterDevCompileFn: 'RsbuildPluginAPI.onAfterDevCompile(0)(0)',
  OnDevCompileDoneFn: 'RsbuildPluginAPI.onDevCompileDone(0)(0)',
  OnBeforeEnvironmentCompileFn: 'RsbuildPluginAPI.onBeforeEnvironmentCompile(0)(0)',
  OnAfterEnvironmentCompileFn: 'RsbuildPluginAPI.onAfterEnvironmentCompile(0)(0)',
  RestartContext: 'RestartContext',
  OnExitFn: 'RsbuildPluginAPI.onExit(0)(0)',
};

/** An export as declared in one version. */
export interface DeclaredExport {
  kind: 'function' | 'value' | 'type' | 'method' | 'property';
  /** Formatted TypeScript of the signature. */
  code: string;
  shape: string;
  /** Text of `@deprecated`. */
  deprecated?: string;
}

/** A member as declared in one version. */
export interface DeclaredMember extends DeclaredExport {
  /** Type on one line. */
  type: string;
  optional?: true;
}

/** The API as declared in one version. */
export interface DeclaredApi {
  exports: Record<string, DeclaredExport>;
  /** Members of `memberTypes`; empty if the version does not have the type. */
  members: Record<string, Record<string, DeclaredMember>>;
  /** Definitions of the types that signatures refer to. */
  types: Record<string, string>;
}

/** Members of a type; for an exported union, those of all its types. */
function membersAt(reader: Reader, path: string): Record<string, DeclaredMember> {
  const types = reader.typesAt(path);
  const own = /^\w+$/.test(path) ? types : types.slice(0, 1);
  const tables = own.map((type) => membersOfType(reader, type));
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const rows = tables.flatMap((table) => table[name] ?? []);
      return rows.length > 0 ? [[name, joined(name, rows, own.length)] as const] : [];
    }),
  );
}

/** Merges a member of several types of a union. */
function joined(name: string, rows: DeclaredMember[], types: number): DeclaredMember {
  const [first] = rows as [DeclaredMember];
  const all = [...new Set(rows.map((row) => row.type))];
  const optional = rows.length < types || rows.some((row) => row.optional);
  if (all.length === 1 && optional === (first.optional ?? false)) return first;
  const type = all.join(' | ');
  const row: DeclaredMember = {
    ...first,
    type,
    code: pretty([name, optional ? '?' : '', ': ', type]),
    shape: rows.map(({ shape }) => shape).join('+'),
  };
  if (optional) row.optional = true;
  return row;
}

function membersOfType(reader: Reader, type: TsType): Record<string, DeclaredMember> {
  const entries = reader.propertyNames(type).flatMap((name) => {
    const member = reader.memberOf(type, name);
    if (!member) return [];
    const isMethod = isFunctionText(member.type) || reader.isCallable(type, name);
    const row: DeclaredMember = {
      kind: isMethod ? 'method' : 'property',
      type: member.type,
      code: pretty(reader.memberCode(type, name)),
      shape: member.shape,
    };
    if (member.optional) row.optional = true;
    if (member.tags.deprecated !== undefined) row.deprecated = member.tags.deprecated;
    return [[name, row] as const];
  });
  return Object.fromEntries(entries);
}

/** Exports: functions and values first, then types. */
function exportsOf(reader: Reader): Record<string, DeclaredExport> {
  const rank = (one: DeclaredExport) => ['function', 'value', 'type'].indexOf(one.kind);
  const entries = reader.exportNames.map((name): [string, DeclaredExport] => {
    const own = reader.exportOf(name);
    if (!own) throw new Error(`${name}: no declaration`);
    const { kind, shape, tags } = own;
    const row: DeclaredExport = { kind, code: pretty(own.code), shape };
    if (tags.deprecated !== undefined) row.deprecated = tags.deprecated;
    return [name, row];
  });
  return Object.fromEntries(
    entries.sort(([a, x], [b, y]) => rank(x) - rank(y) || a.localeCompare(b, 'en')),
  );
}

/**
 * @param root folder of the installed package
 * @param program program that contains its main entry
 */
export function readApi(root: string, program: Program): DeclaredApi {
  // Signatures refer by name to types that have their own table.
  const reader = openPackage(root, new Set(Object.keys(memberTypes)), program);
  const exports = exportsOf(reader);
  const members = Object.fromEntries(
    Object.entries(memberTypes).map(([type, path]) => [type, membersAt(reader, path)]),
  );
  const codes = [exports, ...Object.values(members)].flatMap((table) =>
    Object.values(table).map((row) => row.code),
  );
  return { exports, members, types: reader.definitions(codes) };
}
