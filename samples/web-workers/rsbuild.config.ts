import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', tabs: './src/tabs.ts' },
  },
  dev: {
    // A worker cannot take over an edit: reload the page.
    watchFiles: { paths: 'src/**/*.worker.ts' },
  },
});
