import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.js',
      tickets: './src/tickets.js',
    },
    preEntry: ['./src/report-errors.js', './src/reset.css'],
  },
  output: {
    filenameHash: false,
    // Not minified, to see the order.
    minify: false,
  },
});
