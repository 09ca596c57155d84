import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: {
      base: { import: './src/consent.js', html: false },
      index: { import: './src/home.js', dependOn: 'base' },
      tickets: { import: './src/tickets.js', dependOn: 'base' },
    },
  },
  output: { filenameHash: false },
});
