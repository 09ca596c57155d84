import { defineConfig } from '@rsbuild/core';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';

export default defineConfig({
  tools: {
    rspack: (_config, { appendPlugins }) => {
      appendPlugins(
        new BundleAnalyzerPlugin({
          analyzerMode: 'json',
          reportFilename: 'sizes.json',
        }),
      );
    },
  },
});
