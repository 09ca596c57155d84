import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/viewers.ts' } },
  resolve: {
    mainFields: ['source', '...'],
  },
});
