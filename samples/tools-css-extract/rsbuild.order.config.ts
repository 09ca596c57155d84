import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { rope: './src/rope.ts', knot: './src/knot.ts' } },
  output: { filenameHash: false },
  performance: {
    printFileSize: false,
  },
  tools: {
    rspack: {
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true },
          },
        },
      },
    },
    cssExtract: {
      pluginOptions: { ignoreOrder: false },
    },
  },
});
