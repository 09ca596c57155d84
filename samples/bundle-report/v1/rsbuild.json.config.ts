import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    bundleAnalyze: {
      analyzerMode: 'json',
      reportFilename: 'sizes.json',
    },
  },
});
