import { defineConfig } from '@rsbuild/core';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';

export default defineConfig({
  tools: {
    rspack: (_config, { appendPlugins }) => {
      if (process.env.REPORT) {
        appendPlugins(
          new BundleAnalyzerPlugin({
            analyzerMode: 'static',
            openAnalyzer: false,
            reportFilename: '../reports/bundle.html',
          }),
        );
      }
    },
  },
});
