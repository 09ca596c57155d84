import { defineConfig } from '@rsbuild/core';

const consent: string | undefined = undefined;

export default defineConfig({
  output: { filenameHash: false },
  html: {
    tags: {
      tag: 'script',
      attrs: {
        src: 'https://stats.example.com/count.js',
        async: true,
        defer: false,
        'data-consent': consent,
        'data-title': 'The "Blue Hour"',
      },
    },
  },
});
