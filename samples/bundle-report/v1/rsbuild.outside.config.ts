import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    bundleAnalyze: process.env.REPORT ? { reportFilename: '../reports/bundle.html' } : undefined,
  },
});
