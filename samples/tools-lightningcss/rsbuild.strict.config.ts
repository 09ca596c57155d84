import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  source: { entry: { index: './src/broken.ts' } },
  tools: {
    lightningcssLoader: { errorRecovery: false },
  },
});
