import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', visit: './src/visit.ts' },
  },
  output: {
    filenameHash: false,
    assetPrefix: '/museum/',
  },
  html: {
    tags: { tag: 'script', attrs: { src: 'tickets.js' }, hash: 'v2' },
  },
});
