import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', tickets: './src/tickets.ts' },
  },
  output: { filenameHash: false },
  html: {
    title: [
      'Planetarium',
      ({ value, entryName }) => (entryName === 'tickets' ? `Tickets · ${value}` : value),
    ],
    favicon: ({ entryName }) =>
      entryName === 'tickets' ? './assets/star.svg' : './assets/moon.svg',
    inject: ({ entryName }) => (entryName === 'tickets' ? 'body' : 'head'),
  },
});
