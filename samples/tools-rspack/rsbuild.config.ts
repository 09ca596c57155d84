import { defineConfig, rspack } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.csv$/, loader: './loaders/csv.cjs' }],
      },
      plugins: [new rspack.BannerPlugin({ banner: 'Archipelago ferries', test: /\.js$/ })],
    },
  },
});
