/** Facts about the JavaScript API. */
import type { ApiFact, ApiMemberFact } from '../../src/facts/index.ts';
import { lifeOf } from './options/changes.ts';
import type { VersionReading } from './options/index.ts';
import { isFunctionText, pretty } from './read/layout.ts';
import type { Reader } from './read/reader.ts';
import { apiReplacements } from './replacements.ts';

/**
 * Types whose members have facts, and how each is reached in every version, named or not: an
 * export, `.member`, `(n)` for a parameter, `()` for what a call resolves to, `*` for the values
 * of a record or an array.
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
  CreateRsbuildOptions: 'CreateRsbuildOptions',
  LoadConfigOptions: 'loadConfig(0)',
  LoadConfigResult: 'loadConfig()',
  LoadEnvOptions: 'loadEnv(0)',
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
  OnBeforeDevCompileFn: 'RsbuildPluginAPI.onBeforeDevCompile(0)(0)',
  OnAfterDevCompileFn: 'RsbuildPluginAPI.onAfterDevCompile(0)(0)',
  OnDevCompileDoneFn: 'RsbuildPluginAPI.onDevCompileDone(0)(0)',
  OnBeforeEnvironmentCompileFn: 'RsbuildPluginAPI.onBeforeEnvironmentCompile(0)(0)',
  OnAfterEnvironmentCompileFn: 'RsbuildPluginAPI.onAfterEnvironmentCompile(0)(0)',
  OnExitFn: 'RsbuildPluginAPI.onExit(0)(0)',
};

interface Row {
  fact: Omit<ApiMemberFact, 'since' | 'deprecated' | 'in2x'>;
  deprecated?: string;
}

/** Members of a type, or nothing where the version has no such type. */
function membersAt(reader: Reader, path: string): Map<string, Row> {
  const [type] = reader.typesAt(path);
  const rows = new Map<string, Row>();
  for (const name of type ? reader.propertyNames(type) : []) {
    const member = type && reader.memberOf(type, name);
    if (!type || !member) continue;
    const fact: Row['fact'] = {
      kind: isFunctionText(member.type) || reader.isCallable(type, name) ? 'method' : 'property',
      type: member.type,
      code: pretty(reader.memberCode(type, name)),
    };
    if (member.optional) fact.optional = true;
    rows.set(name, { fact, deprecated: member.tags.deprecated });
  }
  return rows;
}

/** What holds for one version, whatever the others have. */
export type InstalledMember = Row['fact'];
export type InstalledExport = Pick<ApiFact, 'kind' | 'code' | 'runtime'>;

/**
 * @param reader declarations of one version
 * @returns the members of `memberTypes`
 */
export function installedMembers(reader: Reader): Record<string, Record<string, InstalledMember>> {
  return Object.fromEntries(
    Object.entries(memberTypes).map(([type, path]) => {
      const rows = [...membersAt(reader, path)].map(([name, row]) => [name, row.fact] as const);
      return [type, Object.fromEntries(rows)];
    }),
  );
}

/**
 * @param reader declarations of one version
 * @param runtime `typeof` of its runtime exports
 * @returns its exports: functions and values first, then types, as a reader looks for them
 */
export function installedExports(
  reader: Reader,
  runtime: Record<string, string>,
): Record<string, InstalledExport> {
  const facts = reader.exportNames.map((name): [string, InstalledExport] => {
    const own = reader.exportOf(name);
    if (!own) throw new Error(`${name}: no declaration`);
    const fact: InstalledExport = { kind: own.kind, code: pretty(own.code) };
    if (runtime[name]) fact.runtime = runtime[name];
    return [name, fact];
  });
  const rank = (fact: InstalledExport) => ['function', 'value', 'type'].indexOf(fact.kind);
  return Object.fromEntries(
    facts.sort(([a, x], [b, y]) => rank(x) - rank(y) || a.localeCompare(b, 'en')),
  );
}

/**
 * @param readings versions from old to new
 * @param documented the version that the site documents
 * @returns facts about the members of `memberTypes`
 */
export function apiMemberFacts(
  readings: VersionReading[],
  documented: string,
): Record<string, Record<string, ApiMemberFact>> {
  return Object.fromEntries(
    Object.entries(memberTypes).map(([type, path]) => {
      const byVersion = new Map(
        readings.map((one) => [one.version, membersAt(one.reader, path)] as const),
      );
      const rows = byVersion.get(documented);
      if (!rows?.size) throw new Error(`${type}: nothing at ${path}`);
      const facts = [...rows].map(([name, { fact }]): [string, ApiMemberFact] => {
        const versions = readings.map(({ version }) => {
          const row = byVersion.get(version)?.get(name);
          return { version, present: row !== undefined, deprecated: row?.deprecated };
        });
        const life = lifeOf(`${type}.${name}`, versions, documented, apiReplacements);
        return [name, { ...fact, ...life }];
      });
      return [type, Object.fromEntries(facts)];
    }),
  );
}

/**
 * @param readings versions from old to new
 * @param documented the version that the site documents
 * @returns facts about the exports of the package
 */
export function apiExportFacts(
  readings: VersionReading[],
  documented: string,
): Record<string, ApiFact> {
  const reference = readings.find((one) => one.version === documented);
  if (!reference) throw new Error(`${documented} was not read`);
  const installed = Object.entries(installedExports(reference.reader, reference.exports));
  const facts = installed.map(([name, fact]): [string, ApiFact] => {
    const versions = readings.map(({ version, reader }) => {
      const found = reader.exportNames.includes(name) ? reader.exportOf(name) : undefined;
      return { version, present: found !== undefined, deprecated: found?.tags.deprecated };
    });
    return [name, { ...fact, ...lifeOf(name, versions, documented, apiReplacements) }];
  });
  return Object.fromEntries(facts);
}
