import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/remote.ts' } },
  resolve: {
    conditionNames: ['tv', '...'],
  },
});
