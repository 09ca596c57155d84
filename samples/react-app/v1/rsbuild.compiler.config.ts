import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginBabel({
      include: /\.[jt]sx$/,
      exclude: /[\\/]node_modules[\\/]/,
      babelLoaderOptions(options) {
        options.plugins ??= [];
        // First, so that it sees the code as you wrote it.
        options.plugins.unshift('babel-plugin-react-compiler');
      },
    }),
  ],
});
