import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/standard.ts' },
    decorators: { version: '2022-03' },
  },
});
