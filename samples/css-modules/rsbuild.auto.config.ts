import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/styles.ts' },
  },
  output: {
    filenameHash: false,
    minify: false,
    cssModules: {
      auto: /\.(module|styles)\.\w+$/,
    },
  },
});
