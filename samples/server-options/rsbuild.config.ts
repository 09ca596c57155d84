import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', admin: './src/admin.ts' },
  },
  html: {
    title: ({ entryName }) => entryName,
    meta: { charset: false, viewport: false },
  },
});
