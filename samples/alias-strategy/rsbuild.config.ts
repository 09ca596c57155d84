import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    aliasStrategy: 'prefer-alias',
    alias: {
      // The same alias as in `paths`.
      '@': './src',
    },
  },
});
