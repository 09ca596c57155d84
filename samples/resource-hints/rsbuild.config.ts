import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    // Names and small files as they are, so that the hints are readable.
    filenameHash: false,
    dataUriLimit: 0,
  },
});
