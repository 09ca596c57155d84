import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    // Names without a hash and no data URIs, so that the hints are readable.
    filenameHash: false,
    dataUriLimit: 0,
  },
});
