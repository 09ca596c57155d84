import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const isRelease = process.env.RELEASE === 'yes';

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    entry: { index: './src/index.tsx' },
  },
  resolve: {
    // Short names for the folders of the project.
    alias: {
      '@': './src',
    },
    aliasStrategy: 'prefer-alias',
  },
  output: {
    distPath: { root: 'dist' },
    minify: isRelease,
    sourceMap: { js: isRelease ? false : 'source-map' },
  },
  performance: {
    // performance.removeMomentLocale was removed in 2.0.0, without a replacement.
    // removeMomentLocale: true,
  },
  splitChunks: { preset: 'per-package' },
  dev: {
    browserLogs: false,
  },
  server: {
    port: 3000,
    proxy: {
      '/api': {
        target: 'http://localhost:4000',
        on: { proxyReq: (request) => request.setHeader('x-from', 'dev') },
      },
    },
  },
});
