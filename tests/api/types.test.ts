/** Claims on the page about types: all names exist, and belong to the options it mentions. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { historyFacts } from '../../src/facts/historyData.ts';
import { majors } from '../../src/versions.ts';
import { create, inProject, root, write } from './project.ts';

inProject();

type Group<Name extends keyof Core.RsbuildConfig> = NonNullable<Core.RsbuildConfig[Name]>;
/** The value of an option, without `undefined`. */
type Option<Name extends keyof Core.RsbuildConfig, Key extends keyof Group<Name>> = NonNullable<
  Group<Name>[Key]
>;

it.each(majors)('names every type that %s.x exports', async (major) => {
  const page = await readFile(
    path.join(import.meta.dirname, '../../docs/en/api/javascript-api/types.mdx'),
    'utf8',
  );
  const types = Object.entries(historyFacts.allIn('exports', major)).filter(
    ([, { kind }]) => kind === 'type',
  );
  const missing = types
    .map(([name]) => name)
    .filter((name) => !new RegExp(`[\`"]${name}[\`"]`).test(page));
  expect(missing).toEqual([]);
});

it('types of groups and options are those of the configuration', () => {
  expectTypeOf<Core.DevConfig>().toEqualTypeOf<Group<'dev'>>();
  expectTypeOf<Core.HtmlConfig>().toEqualTypeOf<Group<'html'>>();
  expectTypeOf<Core.ModuleFederationConfig>().toEqualTypeOf<Group<'moduleFederation'>>();
  expectTypeOf<Core.OutputConfig>().toEqualTypeOf<Group<'output'>>();
  expectTypeOf<Core.PerformanceConfig>().toEqualTypeOf<Group<'performance'>>();
  expectTypeOf<Core.ResolveConfig>().toEqualTypeOf<Group<'resolve'>>();
  expectTypeOf<Core.SecurityConfig>().toEqualTypeOf<Group<'security'>>();
  expectTypeOf<Core.ServerConfig>().toEqualTypeOf<Group<'server'>>();
  expectTypeOf<Core.SourceConfig>().toEqualTypeOf<Group<'source'>>();
  expectTypeOf<Core.ToolsConfig>().toEqualTypeOf<Group<'tools'>>();
  expectTypeOf<Core.EnvironmentConfig>().toEqualTypeOf<Group<'environments'>[string]>();
  expectTypeOf<Core.RsbuildMode>().toEqualTypeOf<Group<'mode'>>();
  expectTypeOf<Core.RsbuildPlugins>().toEqualTypeOf<Group<'plugins'>>();
  expectTypeOf<Core.LogLevel>().toEqualTypeOf<Group<'logLevel'>>();
  expectTypeOf<Core.ClientConfig>().toEqualTypeOf<Option<'dev', 'client'>>();
  expectTypeOf<Core.AliasStrategy>().toEqualTypeOf<Option<'resolve', 'aliasStrategy'>>();
  expectTypeOf<Core.Decorators>().toEqualTypeOf<Option<'source', 'decorators'>>();
  expectTypeOf<Core.RsbuildEntry>().toEqualTypeOf<Option<'source', 'entry'>>();
  expectTypeOf<Core.Charset>().toEqualTypeOf<Option<'output', 'charset'>>();
  expectTypeOf<Core.CleanDistPath>().toEqualTypeOf<Option<'output', 'cleanDistPath'>>();
  expectTypeOf<Core.CSSModules>().toEqualTypeOf<Option<'output', 'cssModules'>>();
  expectTypeOf<Core.FilenameConfig>().toEqualTypeOf<Option<'output', 'filename'>>();
  expectTypeOf<Core.InlineChunkConfig>().toEqualTypeOf<Option<'output', 'inlineScripts'>>();
  expectTypeOf<Core.InlineChunkConfig>().toEqualTypeOf<Option<'output', 'inlineStyles'>>();
  expectTypeOf<Core.LegalComments>().toEqualTypeOf<Option<'output', 'legalComments'>>();
  expectTypeOf<Core.ManifestConfig>().toEqualTypeOf<Option<'output', 'manifest'>>();
  expectTypeOf<Core.Minify>().toEqualTypeOf<Option<'output', 'minify'>>();
  expectTypeOf<Core.Polyfill>().toEqualTypeOf<Option<'output', 'polyfill'>>();
  expectTypeOf<Core.RsbuildTarget>().toEqualTypeOf<Option<'output', 'target'>>();
  expectTypeOf<Core.SourceMap>().toExtend<Option<'output', 'sourceMap'>>();
  expectTypeOf<Core.DataUriLimit>().toExtend<Option<'output', 'dataUriLimit'>>();
  expectTypeOf<Core.DistPathConfig>().toExtend<Option<'output', 'distPath'>>();
  expectTypeOf<Core.AppIcon>().toEqualTypeOf<Option<'html', 'appIcon'>>();
  expectTypeOf<Core.CrossOrigin>().toExtend<Option<'html', 'crossorigin'>>();
  expectTypeOf<Core.MetaOptions>().toExtend<Option<'html', 'meta'>>();
  expectTypeOf<Core.OutputStructure>().toEqualTypeOf<Option<'html', 'outputStructure'>>();
  expectTypeOf<Core.ScriptInject>().toExtend<Option<'html', 'inject'>>();
  expectTypeOf<Core.ScriptLoading>().toEqualTypeOf<Option<'html', 'scriptLoading'>>();
  expectTypeOf<Core.HtmlTagDescriptor>().toExtend<Option<'html', 'tags'>>();
  expectTypeOf<Core.CompressOptions>().toExtend<Option<'server', 'compress'>>();
  expectTypeOf<Core.HistoryApiFallbackOptions>().toExtend<Option<'server', 'historyApiFallback'>>();
  expectTypeOf<Core.HtmlFallback>().toEqualTypeOf<Option<'server', 'htmlFallback'>>();
  expectTypeOf<Core.PrintUrls>().toEqualTypeOf<Option<'server', 'printUrls'>>();
  expectTypeOf<Core.ProxyConfig>().toEqualTypeOf<Option<'server', 'proxy'>>();
  expectTypeOf<Core.PublicDir>().toEqualTypeOf<Option<'server', 'publicDir'>>();
  expectTypeOf<Core.SriOptions>().toEqualTypeOf<Option<'security', 'sri'>>();
  expectTypeOf<Core.ConsoleType[]>().toExtend<Option<'performance', 'removeConsole'>>();
  expectTypeOf<Core.PreconnectOption[]>().toExtend<Option<'performance', 'preconnect'>>();
  expectTypeOf<{ type: Core.ResourceHintsIncludeType }>().toExtend<
    Option<'performance', 'preload'>
  >();
});

describe('EnvironmentContext', () => {
  const context = async (config: Core.RsbuildConfig) => {
    const rsbuild = await create(config);
    const devServer = await rsbuild.createDevServer({ runCompile: false });
    await devServer.close();
    return Object.values(devServer.environments).map((environment) => environment.context);
  };

  it.each([
    ['web', 'web'],
    ['node', 'node'],
    ['web-worker', 'webWorker'],
  ] as const)('of the target %s is named %s without environments', async (target, name) => {
    const [only] = await context({ output: { target } });
    expect(only?.name).toBe(name);
  });

  it('has the members that the page describes', async () => {
    await write({ 'tsconfig.json': '{}\n' });
    const [web, node] = await context({
      environments: {
        web: {
          source: {
            entry: { index: './src/index.js', bare: { import: './src/index.js', html: false } },
          },
        },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    });
    expect(web).toMatchObject({
      index: 0,
      htmlPaths: { index: 'index.html' },
      distPath: path.join(root, 'dist'),
      tsconfigPath: path.join(root, 'tsconfig.json'),
      config: { output: { target: 'web' } },
    });
    expect(web?.webSocketToken).not.toBe('');
    expect(web?.manifest).toBeUndefined();
    expect(node).toMatchObject({ index: 1, htmlPaths: {}, distPath: path.join(root, 'dist/node') });
  });

  it('has the manifest after the compile, and can only have that replaced', async () => {
    const rsbuild = await create({ output: { manifest: true } });
    let seen: Core.EnvironmentContext | undefined;
    rsbuild.onAfterBuild(({ environments }) => {
      seen = environments.web;
    });
    await (await rsbuild.build()).close();
    expect(Object.keys(seen?.manifest ?? {})).toEqual(['allFiles', 'entries', 'integrity']);
    expect(seen?.webSocketToken).toBe('');
    if (seen) Object.assign(seen, { manifest: { own: true }, name: 'other' });
    expect(seen).toMatchObject({ manifest: { own: true }, name: 'web' });
  });
});
