import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  source: { entry: { index: './src/styled.ts' } },
  tools: {
    bundlerChain(chain, { CHAIN_ID }) {
      for (const id of [CHAIN_ID.ONE_OF.CSS_MAIN, CHAIN_ID.ONE_OF.CSS_INLINE]) {
        chain.module
          .rule(CHAIN_ID.RULE.CSS)
          .oneOf(id)
          .use('stamp')
          .loader('./loaders/stamp.cjs')
          .options({ text: 'Archipelago ferries' })
          // Between css-loader and Lightning CSS: receives the output of Lightning CSS.
          .before(CHAIN_ID.USE.LIGHTNINGCSS);
      }
    },
  },
});
