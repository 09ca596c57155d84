import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    alias: { '@': './src' },
  },
  output: { filenameHash: false, minify: false },
  environments: {
    web: {
      resolve: {
        alias: { tracking: './src/lib/tracking.js' },
      },
    },
    node: {
      resolve: {
        alias: { tracking: './src/lib/tracking.server.js' },
      },
      output: { target: 'node', distPath: { root: 'dist/server' } },
    },
  },
});
