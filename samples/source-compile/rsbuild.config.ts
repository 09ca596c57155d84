import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    include: [/[\\/]node_modules[\\/]locate-character[\\/]/],
  },
  output: {
    overrideBrowserslist: ['chrome >= 70'],
    // Not minified, to compare the output with the source.
    minify: false,
    filenameHash: false,
  },
});
