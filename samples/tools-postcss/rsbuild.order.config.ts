import { defineConfig } from '@rsbuild/core';
import { tell } from './plugins/tell';

export default defineConfig({
  performance: { printFileSize: false },
  tools: {
    postcss: (options, { addPlugins }) => {
      addPlugins(tell('added, post'));
      addPlugins(tell('added, pre'), { order: 'pre' });
      options.postcssOptions = { plugins: [tell('in the list')] };
    },
  },
});
