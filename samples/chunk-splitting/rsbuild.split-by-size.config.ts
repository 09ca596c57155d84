import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  splitChunks: {
    preset: 'none',
    minSize: 30_000,
    maxSize: 100_000,
  },
});
