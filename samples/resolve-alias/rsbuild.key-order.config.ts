import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/order.js' },
  },
  resolve: {
    alias: {
      // Before the shorter key, which would match it as well.
      '@/theme': './src/theme/base',
      '@': './src',
    },
  },
  output: { filenameHash: false, minify: false },
});
