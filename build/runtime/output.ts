import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Pages whose component has a stylesheet of its own, as other pages would carry it for nothing: path
 * without language, and the folder of the component, whose name the stylesheet gets.
 */
export const ownStyles: Readonly<Record<string, string>> = { '/config/check': 'ConfigCheck' };

/**
 * Options of Rsbuild that cut what every page loads: class names of a few letters, the modules that
 * tell them beside the code that uses them, and one file for the code that all pages share. The
 * files of pages are named by one hash for all of them: a page would else have to know the hash of
 * each other page, which weighs as much as the code that a reader loads again after a release. All
 * styles are one file but those of `ownStyles`.
 *
 * @param isProduction - in development, names show where things come from
 */
export function leanOutput(isProduction: boolean): RsbuildConfig {
  if (!isProduction) return {};
  return {
    output: { cssModules: { localIdentName: '[hash:base64:5]' } },
    splitChunks: {
      cacheGroups: {
        styles: { type: 'css/mini-extract' },
        ...Object.fromEntries(Object.values(ownStyles).map((name) => [name, stylesOf(name)])),
        defaultVendors: false,
      },
    },
    environments: {
      web: {
        // As a string: a function would be written out for each of the pages, which weighs 3 kB.
        tools: { rspack: { output: { chunkFilename: 'static/js/async/[fullhash:8]/[id].js' } } },
      },
    },
  };
}

/** A chunk with the styles of a component, before the one that takes all others. */
function stylesOf(component: string) {
  return {
    name: component,
    type: 'css/mini-extract',
    test: new RegExp(`[\\\\/]components[\\\\/]${component}[\\\\/]`),
    chunks: 'all' as const,
    minSize: 0,
    priority: 100,
  };
}
