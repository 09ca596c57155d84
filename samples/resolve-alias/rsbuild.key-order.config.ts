import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/order.js' },
  },
  resolve: {
    alias: {
      // Above the shorter key, or it would never be reached.
      '@/theme': './src/theme/base',
      '@': './src',
    },
  },
  output: { filenameHash: false, minify: false },
});
