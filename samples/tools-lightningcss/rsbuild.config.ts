import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  tools: {
    lightningcssLoader: {
      exclude: { nesting: true, logicalProperties: true, vendorPrefixes: true },
    },
  },
});
