import type { RspressPlugin } from '@rspress/core';

/** Of the loader's options, those that name classes. */
interface CssLoaderOptions {
  modules?: { localIdentName?: string };
}

/** Of a group of modules that share a file, what is set here. */
interface CacheGroup {
  type?: string;
}

/**
 * Cuts what every page loads, in builds for production: class names of a few letters, the modules
 * that tell them beside the code that uses them, and one file for the code that all pages share.
 * Pages' own files are named by one hash for all of them: a page would else have to know the hash of
 * each other page, which weighs as much as the code that a reader loads again after a release.
 */
export function pluginLeanOutput(): RspressPlugin {
  return {
    name: 'lean-output',
    builderConfig: {
      tools: {
        bundlerChain(chain, { CHAIN_ID, isProd }) {
          if (!isProd) return;
          chain.module
            .rule(CHAIN_ID.RULE.CSS)
            .oneOf(CHAIN_ID.ONE_OF.CSS_MAIN)
            .use(CHAIN_ID.USE.CSS)
            .tap((options) => {
              const { modules, ...others } = options as CssLoaderOptions;
              return { ...others, modules: { ...modules, localIdentName: '[hash:base64:5]' } };
            });
        },
        rspack(config, { isProd, target }) {
          const { splitChunks } = config.optimization ?? {};
          if (!isProd || target !== 'web' || !splitChunks) return;
          const { styles, ...groups } = splitChunks.cacheGroups ?? {};
          splitChunks.cacheGroups = {
            ...groups,
            ...(styles && { styles: { ...(styles as CacheGroup), type: 'css/mini-extract' } }),
            defaultVendors: false,
          };
          config.output = {
            ...config.output,
            chunkFilename: 'static/js/async/[fullhash:8]/[id].js',
          };
        },
      },
    },
  };
}
