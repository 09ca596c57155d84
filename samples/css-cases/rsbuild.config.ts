import { defineConfig } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  plugins: [pluginSass()],
  output: {
    // Left readable, to compare the result with the source.
    minify: false,
  },
});
