import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    // An inline module waits for the page; an ordinary inline script does not.
    scriptLoading: 'module',
  },
  output: {
    // Every image, font and sound, whatever its size.
    dataUriLimit: Number.MAX_SAFE_INTEGER,
    inlineScripts: true,
    inlineStyles: true,
    // No LICENSE.txt beside the script.
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
