import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/lodash.js' },
  },
  resolve: {
    alias: {
      lodash$: './src/lib/tiny-lodash',
    },
  },
});
