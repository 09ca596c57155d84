import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  // For all three
  source: {
    define: { THEATRE: JSON.stringify('Elm Street') },
  },
  environments: {
    // The site: index.html and its assets
    site: {
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: { root: 'dist/site' } },
    },
    // One script under a fixed name, without a page
    widget: {
      source: { entry: { widget: { import: './src/widget.ts', html: false } } },
      output: {
        distPath: { root: 'dist/widget', js: '' },
        filename: { js: '[name].js' },
        overrideBrowserslist: ['chrome >= 61', 'safari >= 11'],
      },
      splitChunks: false,
    },
    // A script for Node.js, CommonJS regardless of package.json
    mailer: {
      source: { entry: { mailer: './src/mailer.ts' } },
      output: {
        target: 'node',
        module: false,
        distPath: { root: 'dist/jobs' },
        filename: { js: '[name].cjs' },
      },
    },
  },
});
