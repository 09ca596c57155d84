import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', tabs: './src/tabs.ts' },
  },
  dev: {
    // A worker cannot accept an update: reload the page.
    watchFiles: { paths: 'src/**/*.worker.ts' },
  },
});
