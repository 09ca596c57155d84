import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginBabel({
      include: /\.[jt]sx$/,
      babelLoaderOptions(options) {
        options.plugins ??= [];
        options.plugins.unshift('./babel/strip-test-ids.mjs');
      },
    }),
  ],
});
