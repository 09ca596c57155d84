import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/shader.ts' } },
  output: { filenameHash: false, minify: false },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.frag$/, type: 'asset/source' }],
      },
    },
  },
});
