import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    minify: false,
  },
  environments: {
    web: {
      output: { target: 'web' },
    },
    node: {
      output: { target: 'node', distPath: { root: 'dist/server' } },
    },
  },
});
