import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    // Left readable, to compare the result with the source.
    minify: false,
  },
});
