import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    alias: {
      '@': './src',
      tracking: './src/lib/tracking.js',
    },
  },
  output: {
    filenameHash: false,
    // Left readable, to see where each module came from.
    minify: false,
  },
});
