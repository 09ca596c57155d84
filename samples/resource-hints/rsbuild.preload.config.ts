import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    preload: {
      type: 'initial',
      include: /sextant.*\.woff2$/,
    },
  },
});
