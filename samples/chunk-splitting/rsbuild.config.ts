import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// Without `splitChunks`: the preset is `default`.
export default defineConfig({
  plugins: [pluginReact()],
});
