import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    favicon: './src/favicon.svg',
  },
  output: {
    dataUriLimit: 0,
    filename: {
      html: '[name].htm',
      js: '[name]-[contenthash:6].js',
      css: '[name]-[contenthash:6].css',
      svg: '[path][name].svg',
      assets: '[name].[contenthash:6][ext]',
    },
  },
});
