import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  resolve: {
    extensions: ['.tv.ts', '.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'],
  },
});
