import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/plain.ts' } },
  resolve: {
    extensions: ['.tv.ts', '.js'],
  },
});
