import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    // Not minified, to compare the output with the source.
    minify: false,
    filenameHash: false,
  },
});
