import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    // Not minified, to compare the output with the source.
    minify: false,
  },
});
