import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    bundleAnalyze: {
      reportTitle: 'Recipes',
    },
  },
});
