import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    printFileSize: {
      include: ({ name }) => /\.(?:js|css)$/.test(name),
      exclude: ({ size }) => size < 200,
    },
  },
});
