import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { dataUriLimit: 0 },
  environments: {
    web: {},
    node: {
      output: {
        target: 'node',
        distPath: { root: 'dist/server' },
        emitAssets: false,
      },
    },
  },
});
