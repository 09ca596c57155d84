import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    preconnect: [
      // Images and scripts.
      'https://media.example.org',
      // Fonts, and what `fetch()` asks for.
      { href: 'https://api.example.org', crossorigin: true },
    ],
  },
});
