import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// Without `performance.chunkSplit`: the strategy is `split-by-experience`.
export default defineConfig({
  plugins: [pluginReact()],
});
