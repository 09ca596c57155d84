import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    tsconfigPath: './tsconfig.demo.json',
  },
  output: { filenameHash: false, minify: false },
});
