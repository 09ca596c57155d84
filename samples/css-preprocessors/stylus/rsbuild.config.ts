import { defineConfig } from '@rsbuild/core';
import { pluginStylus } from '@rsbuild/plugin-stylus';

export default defineConfig({
  plugins: [pluginStylus()],
  // Not minified, to compare the output with the source.
  output: { minify: false, filenameHash: false },
});
