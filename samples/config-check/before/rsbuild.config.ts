import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const isRelease = process.env.RELEASE === 'yes';

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    entry: { index: './src/index.tsx' },
    // Short names for the folders of the project.
    alias: {
      '@': './src',
    },
    aliasStrategy: 'prefer-alias',
  },
  output: {
    distPath: { root: 'dist' },
    minfy: isRelease,
    sourceMap: { js: isRelease ? false : 'source-map' },
  },
  performance: {
    chunkSplit: { strategy: 'split-by-module' },
    removeMomentLocale: true,
  },
  dev: {
    browserLogs: false,
  },
  server: {
    port: '3000',
    proxy: {
      '/api': {
        target: 'http://localhost:4000',
        onProxyReq: (request) => request.setHeader('x-from', 'dev'),
      },
    },
  },
});
