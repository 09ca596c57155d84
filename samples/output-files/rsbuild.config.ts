import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    favicon: './src/favicon.svg',
  },
  output: {
    // Emit small images as files, too.
    dataUriLimit: 0,
  },
});
