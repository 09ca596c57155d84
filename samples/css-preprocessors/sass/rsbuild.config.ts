import { defineConfig } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  plugins: [pluginSass()],
  // Left readable, to compare the result with the source.
  output: { minify: false, filenameHash: false },
});
