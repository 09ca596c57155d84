import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    aliasStrategy: 'prefer-alias',
    alias: {
      // What `paths` says as well.
      '@': './src',
    },
  },
});
