import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    legalComments: 'linked',
    // Names without a hash.
    filenameHash: false,
  },
});
