import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    legalComments: 'linked',
    // To have names that stay.
    filenameHash: false,
  },
});
