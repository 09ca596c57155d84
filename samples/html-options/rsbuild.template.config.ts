import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    assetPrefix: 'https://cdn.example.com/sky/',
    filenameHash: false,
  },
  html: {
    template: './templates/page.html',
  },
});
