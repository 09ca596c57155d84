import { defineConfig } from '@rsbuild/core';
import { gridUnit } from './plugins/gridUnit';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  tools: {
    postcss: (options, { addPlugins }) => {
      addPlugins(gridUnit());
    },
  },
});
