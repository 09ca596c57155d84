import type { RspressPlugin } from '@rspress/core';

/** Of the loader's options, those that name classes. */
interface CssLoaderOptions {
  modules?: { localIdentName?: string };
}

/**
 * Class names of a few letters in builds for production, where HTML, styles and scripts all hold
 * them; and the modules that tell the names beside the code that uses them, not in a file of their
 * own.
 */
export function pluginShortClassNames(): RspressPlugin {
  return {
    name: 'short-class-names',
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
          const styles = splitChunks.cacheGroups?.styles;
          if (styles && typeof styles === 'object' && 'test' in styles) {
            styles.type = 'css/mini-extract';
          }
        },
      },
    },
  };
}
