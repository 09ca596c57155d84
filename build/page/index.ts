import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { expected } from '../expected.ts';
import type { CompileText, LoaderContext, PageCompiler, RouteService } from './compiler.ts';

/** Rspress's page loader, as a function of the bundler's context. */
type RspressLoader = (this: object, source: string) => Promise<void>;

/**
 * Prepares pages and compiles each one only once: client build, prerendering and Markdown copies
 * share the result.
 */
export function pluginPages(compiler: PageCompiler): RspressPlugin {
  return {
    name: 'pages',
    config(config) {
      const { tocPlugin, remarkPlugin } = compiler;
      const remarkPlugins = [tocPlugin, remarkPlugin, ...(config.markdown?.remarkPlugins ?? [])];
      return {
        ...config,
        markdown: { ...config.markdown, remarkPlugins, crossCompilerCache: false },
      };
    },
    routeServiceGenerated(routes: RouteService) {
      compiler.routes = routes;
    },
    afterBuild(_config, isProduction) {
      if (isProduction) compiler.prune();
    },
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          const use = expected(
            chain.module.rules.get('mdx')?.oneOfs.get('mdx')?.uses.get('mdx-loader'),
            'pages',
            "the loader 'mdx-loader' in the rule 'mdx'",
          );
          const compileText = rspressCompiler(
            String(use.get('loader')),
            Object(use.get('options')),
          );
          use.loader(path.join(import.meta.dirname, 'loader.mjs')).options({
            compile: (context: LoaderContext, source: string) =>
              compiler.compile(context, source, compileText),
          });
          const diagrams = chain.module.rule('diagrams').test(/[\\/]diagrams[\\/][\w-]+\.yml$/);
          diagrams.use('diagram').loader(path.join(import.meta.dirname, 'diagrams/loader.mjs'));
          // Only the client build emits the drawings; the others just need their URLs.
          diagrams
            .oneOf('drawing')
            .resourceQuery(/^\?svg=/)
            .type('asset/resource')
            .generator({
              filename: 'static/svg/[name].[contenthash:8].svg',
              emit: environment.name === 'web',
            });
        },
      },
    },
  };
}

/**
 * Runs Rspress's loader outside the bundler, to which `PageCompiler` reports the files of a page.
 *
 * @param file - absolute path of the loader
 * @param options - as set by Rspress
 */
export function rspressCompiler(file: string, options: object): CompileText {
  return async ({ resourcePath }, text) => {
    const loader: { default: RspressLoader } = await import(pathToFileURL(file).href);
    return new Promise((resolve, reject) => {
      const context = {
        resourcePath,
        cacheable() {},
        getOptions: () => options,
        async: () => (error: unknown, code?: string) =>
          error ? reject(error) : resolve(expected(code, 'pages', 'code of a compiled page')),
      };
      loader.default.call(context, text).catch(reject);
    });
  };
}
