import { defineConfig } from '@rsbuild/core';
import JSON5 from 'json5';

export default defineConfig({
  source: {
    entry: { index: './src/timing.ts' },
  },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.json[5c]$/, type: 'json', parser: { parse: JSON5.parse } }],
      },
    },
  },
});
