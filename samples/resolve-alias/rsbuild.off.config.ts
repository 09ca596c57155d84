import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    alias: {
      '@': './src',
      tracking: false,
    },
  },
  output: { filenameHash: false, minify: false },
});
