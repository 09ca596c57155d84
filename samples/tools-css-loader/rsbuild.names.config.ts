import { basename } from 'node:path';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  source: { entry: { index: './src/names.ts' } },
  tools: {
    cssLoader: {
      modules: {
        getLocalIdent: (context, localIdentName, localName) =>
          `ferry-${basename(context.resourcePath, '.module.css')}-${localName}`,
      },
    },
  },
});
