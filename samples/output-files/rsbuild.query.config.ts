import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    favicon: './src/favicon.svg',
  },
  output: {
    dataUriLimit: 0,
    filename: {
      js: '[name].js?v=[contenthash:8]',
      css: '[name].css?v=[contenthash:8]',
    },
  },
});
