import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    favicon: './src/favicon.svg',
  },
  output: {
    // Small images become files too, to have one to look at.
    dataUriLimit: 0,
  },
});
