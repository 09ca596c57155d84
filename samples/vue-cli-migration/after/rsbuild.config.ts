import { defineConfig, loadEnv } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginVue } from '@rsbuild/plugin-vue';

const publicPath = '/bees/';

export default defineConfig(({ envMode }) => {
  // Loads the variables that start with VUE_APP_.
  const { publicVars, rawPublicVars } = loadEnv({ mode: envMode, prefixes: ['VUE_APP_'] });

  return {
    plugins: [
      pluginVue(),
      pluginSass({ sassLoaderOptions: { additionalData: '@import "~@/assets/tokens.scss";' } }),
    ],
    source: {
      // The name of the entry is the name of the page: `app` would give app.html.
      entry: { index: './src/main.js' },
      define: publicVars,
      include: [/node_modules[\\/]vue-router[\\/]/],
    },
    resolve: {
      // A default alias of Vue CLI.
      alias: { '@': './src' },
    },
    html: {
      template: './public/index.html',
      title: 'Bee yard',
      // The template uses its variables without process.env.
      templateParameters: { ...rawPublicVars, BASE_URL: publicPath },
    },
    output: {
      distPath: { root: 'site' },
      polyfill: 'usage',
    },
    server: {
      base: publicPath,
      port: 8080,
      proxy: {
        '/hives': { target: 'http://localhost:4800' },
      },
    },
  };
});
