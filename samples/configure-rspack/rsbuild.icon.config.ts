import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.frag$/, type: 'asset/source' }],
      },
    },
    bundlerChain(chain, { CHAIN_ID }) {
      chain.module
        .rule(CHAIN_ID.RULE.SVG)
        .oneOf('icon')
        .before(CHAIN_ID.ONE_OF.SVG_URL)
        .resourceQuery(/^\?icon$/)
        .type('asset/source')
        .use('icon')
        .loader('./loaders/icon.cjs');
    },
  },
});
