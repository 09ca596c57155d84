import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    // An inline module runs after the document is parsed; a classic inline script does not.
    scriptLoading: 'module',
  },
  output: {
    // All images, fonts and media, whatever their size.
    dataUriLimit: Number.MAX_SAFE_INTEGER,
    inlineScripts: true,
    inlineStyles: true,
    // No LICENSE.txt next to the script.
    legalComments: 'none',
  },
  performance: {
    chunkSplit: { strategy: 'all-in-one' },
  },
  tools: {
    rspack: {
      module: {
        // `import()` becomes part of the file that calls it.
        parser: { javascript: { dynamicImportMode: 'eager' } },
      },
    },
  },
});
