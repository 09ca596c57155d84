import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  splitChunks: {
    cacheGroups: {
      lodash: {
        test: /node_modules[\\/]lodash[\\/]/,
        name: 'lodash',
        chunks: 'all',
        // Regardless of its size.
        enforce: true,
      },
    },
  },
});
