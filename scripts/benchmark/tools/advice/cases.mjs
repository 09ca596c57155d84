/**
 * @typedef {import('@rsbuild/core').RsbuildConfig} Config
 * @typedef {object} Case
 * @property {() => Config | Promise<Config>} [config] - merged with the common configuration; only
 *   called for the case itself, so that other cases do not load its packages
 * @property {'dev'} [command] - starts the dev server and waits for its first compilation, instead
 *   of building
 * @property {string} [app] - module in `src` that the entry loads; `App` by default
 * @property {'cold' | 'warm'} [cache] - whether the cache is empty or filled by a previous build
 */

const cached = () => ({ performance: { buildCache: { cacheDirectory: 'cache' } } });

const withBabel = async () => {
  const { pluginBabel } = await import('@rsbuild/plugin-babel');
  return { plugins: [pluginBabel({ include: /\.[jt]sx?$/ })] };
};

/** @type {Record<string, Case>} */
export const cases = {
  build: {},
  cacheCold: { config: cached, cache: 'cold' },
  cacheWarm: { config: cached, cache: 'warm' },
  // The plugin has its own cache, unless the build cache is disabled.
  babel: { config: async () => ({ ...(await withBabel()), performance: { buildCache: false } }) },
  babelCached: { config: withBabel },
  sourceMap: { config: () => ({ output: { sourceMap: true } }) },
  noMinify: { config: () => ({ output: { minify: false } }) },
  nodeModules: { config: () => ({ source: { include: [/node_modules[\\/]/] } }) },
  oldBrowsers: {
    config: () => ({
      output: { overrideBrowserslist: ['chrome 50', 'ie 11'], polyfill: 'usage' },
    }),
  },
  noGzip: { config: () => ({ performance: { printFileSize: { compressed: false } } }) },
  rsdoctor: {
    config: async () => {
      const { RsdoctorRspackPlugin } = await import('@rsdoctor/rspack-plugin');
      const plugin = new RsdoctorRspackPlugin({ disableClientServer: true });
      return { tools: { rspack: { plugins: [plugin] } } };
    },
  },
  barrel: { app: 'WithBarrel' },
  barrelMarked: { app: 'WithMarkedBarrel' },
  barrelDirect: { app: 'WithDirectImports' },
  dev: {
    command: 'dev',
    app: 'WithRoutes',
    config: () => ({ dev: { lazyCompilation: false } }),
  },
  devLazy: { command: 'dev', app: 'WithRoutes' },
};
