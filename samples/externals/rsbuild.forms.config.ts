import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/forms.ts' },
  },
  output: {
    // Not minified, to read the output.
    minify: false,
    externals: {
      maps: 'Maps',
      'maps/tiles': ['Maps', 'Tiles'],
      'ads-client': 'window ads-client',
      'chat-widget': 'script Chat@https://chat.example.com/widget.js',
      charts: 'import https://cdn.example.com/charts.mjs',
    },
  },
});
