import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: { printFileSize: false },
  tools: {
    bundlerChain(chain, { CHAIN_ID }) {
      const css = chain.module.rule(CHAIN_ID.RULE.CSS);
      const main = css.oneOf(CHAIN_ID.ONE_OF.CSS_MAIN);
      console.log('rules:', Object.keys(chain.module.rules.entries()).join(', '));
      console.log('parts of css:', Object.keys(css.oneOfs.entries()).join(', '));
      console.log('loaders of css:', Object.keys(main.uses.entries()).join(', '));
      console.log('plugins:', Object.keys(chain.plugins.entries()).join(', '));

      chain.module.rule('csv').test(/\.csv$/).use('csv').loader('./loaders/csv.cjs');
    },
  },
});
