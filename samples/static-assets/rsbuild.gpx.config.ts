import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/stage.ts' },
    assetsInclude: /\.gpx$/, // [!code highlight]
  },
  output: {
    dataUriLimit: { assets: 0 }, // always a file
  },
});
