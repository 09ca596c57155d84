import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  tools: {
    bundlerChain(chain, { rspack }) {
      chain.module
        .rule('csv')
        .test(/\.csv$/)
        .use('csv')
        .loader('./loaders/csv.cjs');

      chain
        .plugin('banner')
        .use(rspack.BannerPlugin, [{ banner: 'Archipelago ferries', test: /\.js$/ }]);
    },
  },
});
