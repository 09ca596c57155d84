import { defineConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  plugins: [pluginLess()],
  // Not minified, to compare the output with the source.
  output: { minify: false, filenameHash: false },
});
