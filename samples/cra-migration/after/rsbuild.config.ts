import { defineConfig, loadEnv } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

const base = '/programme';
const { rawPublicVars } = loadEnv({ prefixes: ['REACT_APP_'] });

export default defineConfig({
  plugins: [
    pluginReact(),
    // Keeps `import { ReactComponent } from './ticket.svg'`.
    pluginSvgr({
      mixedImport: true,
      svgrOptions: { titleProp: true, ref: true, svgo: false },
    }),
  ],
  source: {
    // The whole object, as react-scripts does it: an unset variable is undefined.
    define: {
      'process.env': JSON.stringify({
        ...rawPublicVars,
        NODE_ENV: process.env.NODE_ENV,
        PUBLIC_URL: base,
      }),
    },
    // Only for `baseUrl` in JavaScript projects: tsconfig.json is read without it.
    tsconfigPath: './jsconfig.json',
  },
  html: {
    template: './templates/index.html',
  },
  output: {
    distPath: { root: 'build' },
    sourceMap: { js: 'source-map', css: true },
  },
  server: {
    base,
    // Was src/setupProxy.js.
    proxy: {
      '/programme/api': {
        target: 'http://localhost:4600',
        pathRewrite: { '^/programme': '' },
      },
    },
  },
});
