import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    define: {
      RELEASE: JSON.stringify('2026.11'),
      DECKS: 3,
      SALE_OPEN: process.env.SALE === 'on',
      HARBOUR: { name: JSON.stringify('Port Ellen'), berths: [1, 2, 4] },
      'process.env.API_ORIGIN': JSON.stringify('https://api.ferry.example'),
    },
  },
  output: {
    filenameHash: false,
    // Not minified, to see the value of each name.
    minify: false,
  },
});
