import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/footer.ts' },
  },
  output: {
    cssModules: { mode: 'pure' },
  },
});
