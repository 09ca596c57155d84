import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    include: [/[\\/]node_modules[\\/]locate-character[\\/]/],
  },
  output: {
    overrideBrowserslist: ['chrome >= 70'],
    // Left readable, to see what became of the code.
    minify: false,
    filenameHash: false,
  },
});
