import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    assetsInclude: /\.gltf$/,
  },
  output: {
    // Left readable, to see what the imports became.
    minify: false,
    filenameHash: false,
  },
});
