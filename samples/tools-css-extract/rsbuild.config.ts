import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, dataUriLimit: 0 },
  tools: {
    cssExtract: {
      loaderOptions: {
        // URLs in stylesheets are relative to the stylesheet.
        publicPath: 'auto',
      },
    },
  },
});
