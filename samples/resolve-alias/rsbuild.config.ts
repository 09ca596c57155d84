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
    // Not minified, to see the path of each module.
    minify: false,
  },
});
