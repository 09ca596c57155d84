import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    assetPrefix: 'https://cdn.example.com/sky/',
    filenameHash: false,
  },
  html: {
    crossorigin: 'anonymous',
    tags: { tag: 'script', attrs: { src: 'https://stats.example.com/count.js' } },
  },
});
