import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', tickets: './src/tickets.ts' },
  },
  output: { filenameHash: false },
  html: {
    meta: [
      { description: 'Stars and planets, every evening from six.' },
      ({ value, entryName }) => {
        if (entryName === 'tickets') {
          value.description = 'Order tickets for the planetarium.';
          value.robots = 'noindex';
        }
      },
    ],
  },
});
