import type { RspressPlugin } from '@rspress/core';

/** What tells Chromium, at the top of a file, to compile all functions while the file arrives. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile the scripts of pages beside the main thread. Bundled modules are functions
 * that run at once, which browsers would else read twice, the second time while the page waits.
 * Browsers that do not know the hint see a comment.
 */
export function pluginEagerCompilation(): RspressPlugin {
  return {
    name: 'eager-compilation',
    builderConfig: {
      tools: {
        rspack(_, { isProd, target, rspack, appendPlugins }) {
          if (!isProd || target !== 'web') return;
          appendPlugins(
            new rspack.BannerPlugin({
              banner: compileHint,
              raw: true,
              test: /\.js$/,
              // The minimizer takes comments away.
              stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
          );
        },
      },
    },
  };
}
