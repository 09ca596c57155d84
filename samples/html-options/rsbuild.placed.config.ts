import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  html: {
    template: './templates/placed.html',
    inject: false,
    scriptLoading: 'blocking',
  },
});
