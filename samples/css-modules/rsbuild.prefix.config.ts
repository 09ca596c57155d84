import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    minify: false,
    cssModules: {
      localIdentName: 'box-office-[local]-[hash:base64:6]',
    },
  },
});
