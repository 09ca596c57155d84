import { defineConfig, loadEnv } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig(({ envMode }) => {
  // Loads the variables that start with VITE_.
  const { publicVars } = loadEnv({ mode: envMode, prefixes: ['VITE_'] });

  return {
    plugins: [
      pluginReact(),
      pluginSass({ sassLoaderOptions: { additionalData: '@use "@/tokens" as *;\n' } }),
    ],
    source: {
      // index.html named the script; now the configuration does.
      entry: { index: './src/main.tsx' },
      // Vite supports ?raw and ?url for all files, Rsbuild for the file types that it knows.
      assetsInclude: /\.txt$/,
      define: { ...publicVars, __RELEASE__: JSON.stringify('tern') },
    },
    html: {
      template: './index.html',
    },
    output: {
      distPath: { root: 'www' },
      cssModules: { exportLocalsConvention: 'camelCaseOnly' },
      dataUriLimit: 2048,
    },
    server: {
      base: '/harbour/',
      port: 5173,
      proxy: {
        '/tides': {
          target: 'http://localhost:4700',
          pathRewrite: { '^/tides': '' },
        },
      },
    },
  };
});
