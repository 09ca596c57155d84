import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/viewer.js' },
    exclude: [/[\\/]src[\\/]vendor[\\/]/],
  },
  output: { overrideBrowserslist: ['chrome >= 70'], minify: false, filenameHash: false },
});
