import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { overrideBrowserslist: ['chrome >= 70'], minify: false, filenameHash: false },
});
