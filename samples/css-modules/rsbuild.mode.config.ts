import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/hall.ts' },
  },
  output: {
    filenameHash: false,
    minify: false,
    cssModules: {
      mode: (path) => (path.endsWith('hall.module.css') ? 'global' : 'local'),
    },
  },
});
