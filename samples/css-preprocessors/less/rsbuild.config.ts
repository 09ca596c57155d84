import { defineConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  plugins: [pluginLess()],
  // Left readable, to compare the result with the source.
  output: { minify: false, filenameHash: false },
});
