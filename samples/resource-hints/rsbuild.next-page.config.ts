import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      visit: './src/visit.ts',
    },
  },
  performance: {
    prefetch: {
      type: 'all-assets',
      include: /js\/visit\./,
    },
  },
});
