import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    tsconfigPath: './tsconfig.paths.json',
  },
  resolve: {
    alias: {
      '@': './src',
      tracking: './src/lib/tracking.js',
    },
  },
  output: { filenameHash: false, minify: false },
});
