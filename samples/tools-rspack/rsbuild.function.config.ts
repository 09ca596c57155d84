import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  tools: {
    rspack(config, { addRules, appendPlugins, isProd, rspack }) {
      addRules({ test: /\.csv$/, loader: './loaders/csv.cjs' });
      if (isProd) {
        appendPlugins(new rspack.BannerPlugin({ banner: 'Archipelago ferries', test: /\.js$/ }));
      }
      config.output.chunkLoadTimeout = 30_000;
    },
  },
});
