import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    prefetch: {
      include: /\.(?:js|css)$/,
      exclude: /archive/,
    },
  },
});
