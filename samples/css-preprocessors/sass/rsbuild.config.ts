import { defineConfig } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  plugins: [pluginSass()],
  // Not minified, to compare the output with the source.
  output: { minify: false, filenameHash: false },
});
