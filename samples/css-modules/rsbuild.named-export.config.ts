import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/named.ts' },
  },
  output: {
    filenameHash: false,
    minify: false,
    cssModules: {
      namedExport: true,
      exportLocalsConvention: 'camelCaseOnly',
    },
  },
});
