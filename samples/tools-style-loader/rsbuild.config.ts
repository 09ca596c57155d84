import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, injectStyles: true },
  tools: {
    styleLoader: {
      attributes: { 'data-widget': 'ferries' },
      // A module that runs in the browser.
      insert: fileURLToPath(new URL('./insertStyle.js', import.meta.url)),
    },
  },
});
