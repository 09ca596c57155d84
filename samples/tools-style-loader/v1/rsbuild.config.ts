import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, injectStyles: true },
  tools: {
    styleLoader: {
      attributes: { 'data-widget': 'ferries' },
      // Before the styles of the page, which therefore take precedence.
      insert: (style) => {
        const first = document.head.querySelector(':not([data-widget])');
        document.head.insertBefore(style, first);
      },
    },
  },
});
