import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  security: {
    sri: { enable: 'auto' },
  },
  html: {
    tags: {
      tag: 'script',
      attrs: {
        src: 'https://stats.example.com/count.js',
        integrity: 'sha384-HASH_FROM_THE_OTHER_HOST',
        crossorigin: 'anonymous',
      },
    },
  },
});
