import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      // Other sites load this one by a fixed URL.
      embed: { import: './src/embed.ts', html: false },
    },
  },
  output: {
    dataUriLimit: 0,
    filename: {
      js: ({ chunk }) =>
        // Two folders up from `static/js`.
        chunk?.name === 'embed' ? '../../[name].js' : '[name].[contenthash:8].js',
    },
  },
});
