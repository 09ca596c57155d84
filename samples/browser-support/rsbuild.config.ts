import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    // Left readable, to see what became of the source.
    minify: false,
  },
});
