import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    // Readable, to compare the result with the source.
    minify: false,
    filenameHash: false,
  },
});
