import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    transformImport: [{ libraryName: 'tile-kit', style: true }],
  },
});
