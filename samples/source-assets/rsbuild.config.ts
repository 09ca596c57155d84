import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    assetsInclude: /\.gltf$/,
  },
  output: {
    // Not minified, to see the values of the imports.
    minify: false,
    filenameHash: false,
  },
});
