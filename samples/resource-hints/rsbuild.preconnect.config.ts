import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    preconnect: [
      // Images and scripts.
      'https://media.example.org',
      // Fonts and requests of `fetch()`.
      { href: 'https://api.example.org', crossorigin: true },
    ],
  },
});
