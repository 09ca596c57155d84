import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  performance: {
    chunkSplit: {
      strategy: 'split-by-size',
      minSize: 30_000,
      maxSize: 100_000,
    },
  },
});
