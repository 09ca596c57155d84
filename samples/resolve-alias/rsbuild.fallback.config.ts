import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/themed.js' },
  },
  resolve: {
    alias: {
      '@theme': ['./src/theme/acme', './src/theme/base'],
    },
  },
  output: { filenameHash: false, minify: false },
});
