import { defineConfig } from '@rsbuild/core';

const nonce = 'CSP_NONCE';

export default defineConfig({
  output: { filenameHash: false },
  security: { nonce },
  html: {
    tags: [
      { tag: 'script', attrs: { src: 'https://stats.example.com/without.js' } },
      { tag: 'script', attrs: { src: 'https://stats.example.com/with.js', nonce } },
    ],
  },
});
