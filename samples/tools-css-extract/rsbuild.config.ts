import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, dataUriLimit: 0 },
  tools: {
    cssExtract: {
      loaderOptions: {
        // Addresses in style sheets start at the style sheet.
        publicPath: 'auto',
      },
    },
  },
});
