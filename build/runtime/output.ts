import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Pages with a component that has its own stylesheet, which other pages need not load: path without
 * language, and the component's folder, which names the stylesheet.
 */
export const ownStyles: Readonly<Record<string, string>> = { '/config/check': 'ConfigCheck' };

/**
 * Rsbuild options that reduce what every page loads: short class names, CSS Modules' exports
 * inlined next to the code that uses them, and one file for all shared code. File names of page
 * chunks contain one hash for all of them: otherwise every page would have to list the hashes of
 * all others, which is as large as the code that a reader has to load again after a release. All
 * styles are in one file, except `ownStyles`.
 *
 * @param isProduction - in development, names are readable
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
        // A string, as a function would be expanded for each page, which adds 3 kB.
        tools: { rspack: { output: { chunkFilename: 'static/js/async/[fullhash:8]/[id].js' } } },
      },
    },
  };
}

/** A chunk for the styles of a component, with precedence over the one for all others. */
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
