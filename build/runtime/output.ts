import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Options of Rsbuild that cut what every page loads: class names of a few letters, the modules that
 * tell them beside the code that uses them, and one file for the code that all pages share. The
 * files of pages are named by one hash for all of them: a page would else have to know the hash of
 * each other page, which weighs as much as the code that a reader loads again after a release.
 *
 * @param isProduction - in development, names tell where things come from
 */
export function leanOutput(isProduction: boolean): RsbuildConfig {
  if (!isProduction) return {};
  return {
    output: { cssModules: { localIdentName: '[hash:base64:5]' } },
    splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' }, defaultVendors: false } },
    environments: {
      web: {
        // As a string: a function would be written out for each of the pages, which weighs 3 kB.
        tools: { rspack: { output: { chunkFilename: 'static/js/async/[fullhash:8]/[id].js' } } },
      },
    },
  };
}
