import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false },
  source: { entry: { index: './src/menu.tsx' } },
  tools: {
    swc: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'classic', pragma: 'h', pragmaFrag: 'null' },
        },
      },
    },
  },
});
