import { defineConfig } from '@rsbuild/core';
import { pluginStylus } from '@rsbuild/plugin-stylus';

export default defineConfig({
  plugins: [pluginStylus()],
  // Left readable, to compare the result with the source.
  output: { minify: false, filenameHash: false },
});
