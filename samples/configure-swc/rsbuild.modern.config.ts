import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    minify: false,
    overrideBrowserslist: ['chrome >= 120', 'firefox >= 121', 'safari >= 17'],
  },
});
