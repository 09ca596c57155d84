import { defineConfig } from '@rsbuild/core';
import { gridUnit } from './plugins/gridUnit';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  tools: {
    postcss: {
      postcssOptions: ({ resourcePath }) => ({
        plugins: [gridUnit(resourcePath.endsWith('deck.css') ? 4 : 8)],
      }),
    },
  },
});
